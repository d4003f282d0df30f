import { isEmblemName } from "@tessera/media/drawings/poster/emblems.ts";
import * as v from "valibot";
import { bands } from "./phrases.ts";
import { text, texts } from "./translations.ts";

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const degrees = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** An amenity of a house (D23). */
export const amenities = [
  "RESTAURANT",
  "CAFE",
  "PARKING",
  "LIFT",
  "WHEELCHAIR_ACCESS",
  "CLOAKROOM",
  "WIFI",
  "TOILETS",
  "OTHER",
] as const;

/** Properties of a seat besides its price. */
export const seatNotes = ["RESTRICTED_VIEW", "STEP_FREE", "EXTRA_LEGROOM", "LITTLE_LEGROOM"] as const;

export type SeatNote = (typeof seatNotes)[number];

/** A note and its seats: rows counted from the front, and seats counted from both ends. All by default. */
const noteRule = v.strictObject({
  note: v.picklist(seatNotes),
  rows: v.optional(v.tuple([positive, positive])),
  ends: v.optional(positive),
});

export type NoteRule = v.InferOutput<typeof noteRule>;

/** Seats in arcs around the stage, the first row nearest. */
const section = v.pipe(
  v.strictObject({
    /** A key of the phrases. */
    section: text,
    seats: positive,
    rows: positive,
    /** Prices front to back, each for as many rows. */
    bands: v.pipe(v.array(v.picklist(bands)), v.minLength(1)),
    /** How wide a row is. */
    arc: degrees,
    /** Where its middle is, as seen from the stage: 0 straight ahead. */
    facing: degrees,
    /** Of the first row, in rows. */
    distance: positive,
    notes: v.optional(v.array(noteRule), []),
  }),
  v.check(({ seats, rows }) => seats >= rows, "a row must have a seat"),
  v.check(
    ({ rows, notes }) => notes.every((rule) => (rule.rows?.[1] ?? rows) <= rows),
    "a note must be of rows that there are",
  ),
);

export type SeatingSection = v.InferOutput<typeof section>;

/** A house where shows take place, invented. `place` is a key of `places.json`. */
const theatreFields = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: text,
  /** Its name where a language has another one, by the codes of texts. */
  localNames: v.optional(v.record(v.string(), text)),
  about: texts,
  city: v.string(),
  place: v.string(),
  capacity: v.pipe(v.number(), v.integer(), v.minValue(20)),
  /** Minutes before each start at which people are let in. */
  doorsMinutes: positive,
  amenities: v.array(v.picklist(amenities)),
  /** With its box office, so that its tickets are official. */
  agreement: v.optional(v.strictObject({ proof: text, verifiedOn: v.pipe(v.string(), v.isoDate()) })),
  seating: v.pipe(v.array(section), v.minLength(1)),
});

const theatre = v.pipe(
  theatreFields,
  v.check(
    ({ capacity, seating }) => seating.reduce((sum, { seats }) => sum + seats, 0) === capacity,
    "the seats of all sections must be the capacity",
  ),
);

export type TheatreSource = v.InferOutput<typeof theatre>;

export const theatres = v.array(theatre);

export const showKinds = ["musical", "play", "comedy", "opera", "ballet", "cabaret", "concert", "family"] as const;

export const warnings = [
  "FLASHING_LIGHTS",
  "LOUD_NOISES",
  "GUNSHOTS",
  "HAZE",
  "OPEN_FLAMES",
  "STRONG_LANGUAGE",
  "VIOLENCE",
  "MATURE_THEMES",
] as const;

/** When somebody who is late is let in. */
export const latecomerRules = ["ANY_TIME", "AT_PAUSE", "AT_INTERVAL", "NOT_ADMITTED"] as const;

/** When somebody who leaves is let in again. */
export const reEntryRules = ["ANY_TIME", "AT_INTERVAL", "NOT_ADMITTED"] as const;

export const dressCodes = ["NONE", "SMART"] as const;

/** Tickets sold from a time on the day, or raffled among visitors who enter by a time before. */
export const dayTicketKinds = ["RUSH", "LOTTERY"] as const;

const dayTicket = v.strictObject({
  kind: v.picklist(dayTicketKinds),
  time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
});

/** The facts of a product that is a show. */
export const show = v.strictObject({
  /** As on the poster; the same in every language. */
  title: text,
  kind: v.picklist(showKinds),
  /** On its poster: no other show has it. */
  emblem: v.pipe(v.string(), v.check(isEmblemName, "must be an emblem that can be drawn"), v.guard(isEmblemName)),
  theatre: v.string(),
  /** Minutes; 0 without an interval. */
  interval: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** 2 for a work over two performances. */
  parts: v.optional(v.picklist([1, 2]), 1),
  /** Whether the first day of its run is a return after a break. */
  reopens: v.optional(v.boolean(), false),
  minimumAge: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2))),
  warnings: v.optional(v.array(v.picklist(warnings)), []),
  latecomers: v.optional(v.picklist(latecomerRules), "AT_PAUSE"),
  /** By default at the interval, where there is one. */
  reEntry: v.optional(v.picklist(reEntryRules)),
  /** Of the title. */
  language: v.optional(v.picklist(["en", "de"]), "en"),
  dressCode: v.optional(v.picklist(dressCodes), "NONE"),
  dayTickets: v.optional(v.array(dayTicket), []),
});

export type ShowSource = v.InferOutput<typeof show>;
