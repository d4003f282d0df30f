import * as v from "valibot";
import { wireCount, wireList, wireName, wireText } from "../provider/wire.ts";
import {
  type Amenity,
  amenities,
  dayTicketKinds,
  dressCodes,
  latecomerRules,
  reEntryRules,
  type Show,
  showWarnings,
} from "./show.ts";

const day = v.nullish(v.string());
const ruleCode = v.fallback(v.nullish(v.string()), undefined);
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const count = v.nullish(wireCount);

/** `show` of a product. Durations are milliseconds, days are `YYYY-MM-DD`. */
export const wireShow = v.object({
  parts: count,
  runningTime: count,
  interval: count,
  /** Before the start. */
  doors: count,
  minimumAge: count,
  warnings: v.nullish(wireList(v.string()), []),
  latecomers: ruleCode,
  reEntry: ruleCode,
  dressCode: ruleCode,
  dayTickets: wireList(v.object({ kind: v.picklist(dayTicketKinds), time: clockTime })),
  openingDate: day,
  reopeningDate: day,
  closingDate: day,
  lastStarts: v.nullish(v.record(v.string(), v.string())),
  theatre: v.nullish(v.object({ key: wireText, name: wireName, capacity: count, amenities: wireList(v.string()) })),
});

export type WireShow = v.InferOutput<typeof wireShow>;

/** Returns a show in our own terms; undefined for other products. */
export function toShow(wire: WireShow | null | undefined): Show | undefined {
  if (!wire) return undefined;
  const { parts, interval, theatre } = wire;
  return {
    runningMinutes: wire.runningTime ? Math.round(wire.runningTime / 60_000) : undefined,
    intervalMinutes: interval === null || interval === undefined ? undefined : Math.round(interval / 60_000),
    doorsMinutes: wire.doors ? Math.round(wire.doors / 60_000) : undefined,
    parts: parts || 1,
    minimumAge: wire.minimumAge || undefined,
    warnings: showWarnings.filter((warning) => wire.warnings.includes(warning)),
    latecomers: latecomerRules.find((rule) => rule === wire.latecomers),
    reEntry: reEntryRules.find((rule) => rule === wire.reEntry),
    dressCode: dressCodes.find((dress) => dress === wire.dressCode),
    dayTickets: wire.dayTickets,
    dates: {
      opening: wire.openingDate ?? undefined,
      reopening: wire.reopeningDate ?? undefined,
      closing: wire.closingDate ?? undefined,
    },
    lastStarts: wire.lastStarts ?? {},
    theatre: theatre ? toTheatre(theatre) : undefined,
  };
}

function toTheatre({ key, name, capacity, amenities: codes }: NonNullable<WireShow["theatre"]>): Show["theatre"] {
  return { key, name, capacity: capacity || undefined, amenities: toAmenities(codes) };
}

/** Returns the amenities among these codes, each once; one that we do not know is another one. */
export function toAmenities(codes: readonly string[]): readonly Amenity[] {
  const known = new Set(codes.map((code) => amenities.find((amenity) => amenity === code) ?? "OTHER"));
  return amenities.filter((amenity) => known.has(amenity));
}
