import type { Availability } from "./availability.ts";
import type { WirePlaces } from "./wire-places.ts";

/** What the provider counts where it does not count. */
const unlimited = 1000;

/** How many places are left; none left is as good as closed. */
export function toAvailability({ availability, remaining }: WirePlaces): Availability {
  if (availability === "CLOSED" || remaining === 0) return { kind: "CLOSED", remaining: undefined };
  if (availability === "UNLIMITED" || remaining === unlimited) return { kind: "UNLIMITED", remaining: undefined };
  return { kind: "LIMITED", remaining: remaining ?? undefined };
}
