import * as v from "valibot";
import { wireCount, wireName } from "../provider/wire.ts";
import type { Show } from "./show.ts";

const day = v.nullish(v.string());
const count = v.nullish(wireCount);

/** `show` of a product. Durations are milliseconds, days are `YYYY-MM-DD`. */
export const wireShow = v.object({
  parts: count,
  runningTime: count,
  interval: count,
  minimumAge: count,
  openingDate: day,
  reopeningDate: day,
  closingDate: day,
  theatre: v.nullish(v.object({ name: wireName, capacity: count })),
});

export type WireShow = v.InferOutput<typeof wireShow>;

/** Returns a show in our own terms; undefined for a product that is no show. */
export function toShow(wire: WireShow | null | undefined): Show | undefined {
  if (!wire) return undefined;
  const { parts, interval, theatre } = wire;
  return {
    runningMinutes: wire.runningTime ? Math.round(wire.runningTime / 60_000) : undefined,
    intervalMinutes: interval === null || interval === undefined ? undefined : Math.round(interval / 60_000),
    parts: parts || 1,
    minimumAge: wire.minimumAge || undefined,
    dates: {
      opening: wire.openingDate ?? undefined,
      reopening: wire.reopeningDate ?? undefined,
      closing: wire.closingDate ?? undefined,
    },
    theatre: theatre ? { name: theatre.name, capacity: theatre.capacity || undefined } : undefined,
  };
}
