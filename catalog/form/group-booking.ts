import * as v from "valibot";
import { parseDate } from "../../i18n/dates.ts";
import { addDays } from "../../i18n/days.ts";
import { isEmail } from "./email.ts";
import {
  type Group,
  type GroupLimits,
  groupLanguages,
  groupSessions,
  groupSizeProblem,
  isFullName,
  maxNameLength,
} from "./group-request.ts";
import { type ParsedForm, parsePosted, type Posted } from "./parse-posted.ts";

/** Most characters of a message. It returns to the page in a cookie, where a browser takes four kilobytes. */
export const maxMessageLength = 600;

/** Most people of a kind that the form takes, whatever the product. */
export const maxPeople = 999;

const people = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(maxPeople));

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength), v.check(isFullName)),
  email: v.pipe(v.string(), v.trim(), v.check(isEmail)),
  adults: v.pipe(people, v.minValue(1)),
  children: people,
  date: v.pipe(
    v.string(),
    v.isoDate(),
    v.check((text) => parseDate(text) !== undefined),
  ),
  session: v.picklist(groupSessions),
  language: v.picklist(groupLanguages),
  // A form sends each line break as two characters, and a field counts one.
  message: v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.replaceAll("\r\n", "\n")),
    v.trim(),
    v.maxLength(maxMessageLength),
  ),
  product: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
});

export type GroupBooking = v.InferOutput<typeof schema>;

/** Facts of a product that decide whether a request is valid. */
export interface GroupTerms extends GroupLimits {
  /** Today where the product is, `YYYY-MM-DD`. */
  readonly today: string;
  /** The last day that can be requested, `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** Whether it is known that no tour is on the requested day. */
  readonly isClosed: boolean;
}

/** Returns the last day that can be requested, `YYYY-MM-DD`: a year after `today`, at midnight UTC. */
export function lastGroupDay(today: Date): string {
  return addDays(today, 365);
}

/** Parses the part of a group request that needs no product. */
export function parseGroupBooking(posted: Posted): ParsedForm<GroupBooking> {
  return parsePosted(schema, posted);
}

/** Parts of a request that its product checks; undefined when they are invalid by themselves. */
export interface GroupWish {
  readonly group: Group | undefined;
  readonly date: string | undefined;
}

/** With the product's id. */
interface ProductWish extends GroupWish {
  readonly product: number | undefined;
}

const groupSchema = v.pick(schema, ["adults", "children"]);

/** Parses what a product decides about, whatever else of a request is invalid. */
export function parseGroupWish(posted: Posted): ProductWish {
  const { date, product } = schema.entries;
  return {
    group: findValid(groupSchema, posted),
    date: findValid(date, posted["date"]),
    product: findValid(product, posted["product"]),
  };
}

function findValid<Value>(field: v.GenericSchema<unknown, Value>, input: unknown): Value | undefined {
  const result = v.safeParse(field, input);
  return result.success ? result.output : undefined;
}

/** Returns what is wrong with a request: `minimum` or `maximum` people, a `date` out of range, a `closed` day. */
export function groupBookingProblems({ group, date }: GroupWish, terms: GroupTerms): readonly string[] {
  const size = group && groupSizeProblem(group, terms);
  const day = date === undefined ? undefined : dayProblem(date, terms);
  return [size, day].filter((problem) => problem !== undefined);
}

function dayProblem(date: string, { today, lastDay, isClosed }: GroupTerms): "date" | "closed" | undefined {
  if (date < today || date > lastDay) return "date";
  return isClosed ? "closed" : undefined;
}
