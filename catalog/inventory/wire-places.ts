import * as v from "valibot";
import { costsObject } from "../provider/parse-tolerantly.ts";
import type { Availability } from "./inventory.ts";

/** Count of remaining places. An unreadable count costs its object, because it may mean that nothing is left. */
export const wirePlaces = {
  availability: v.nullish(v.string(costsObject)),
  remaining: v.nullish(v.pipe(v.number(costsObject), v.integer(costsObject), v.minValue(0, costsObject))),
};

export type WirePlaces = v.InferOutput<v.ObjectSchema<typeof wirePlaces, undefined>>;

/** Number that the provider sends for unlimited places. */
const unlimited = 1000;

/** Returns how many places are left; none left is as good as closed. */
export function toAvailability({ availability, remaining }: WirePlaces): Availability {
  if (availability === "CLOSED" || remaining === 0) return { kind: "CLOSED", remaining: undefined };
  if (availability === "UNLIMITED" || remaining === unlimited) return { kind: "UNLIMITED", remaining: undefined };
  return { kind: "LIMITED", remaining: remaining ?? undefined };
}
