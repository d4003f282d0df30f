import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown, ProviderError } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import { wireIdText } from "../provider/wire.ts";
import type { Calendar, CalendarDays, VariantCalendarQuery } from "./calendar.ts";
import { firstDay, toCalendar, type WireCalendar, wireCalendar } from "./wire.ts";

const path = "/api/v7/tour-groups/calendar/";
const schema = v.record(v.string(), v.unknown());
const entry = v.tuple([wireIdText, wireCalendar]);

/** Returns the calendars of products, by product; unknown products are missing. */
export async function findCalendars(
  ids: readonly number[],
  range: CalendarDays,
  context: ProviderContext,
): Promise<ReadonlyMap<number, Calendar>> {
  const { transport, market } = context;
  const origin = { path, currency: market.currency, onDropped: transport.onDropped };
  const found = await requestCalendars(ids, range, context);
  return new Map(found.map(([id, wire]) => [id, toCalendar(wire, origin)]));
}

/**
 * Returns the first free day of products, `YYYY-MM-DD`, by product. A list has many products and needs no prices of theirs,
 * so other days are not parsed.
 */
export async function findFirstDays(
  ids: readonly number[],
  range: CalendarDays,
  context: ProviderContext,
): Promise<ReadonlyMap<number, string>> {
  const found = await requestCalendars(ids, range, context);
  return new Map(found.flatMap(([id, wire]) => firstDay(wire).map((day) => [id, day])));
}

async function requestCalendars(
  ids: readonly number[],
  { from, to, minPax = 1 }: CalendarDays,
  { transport, market: { currency } }: ProviderContext,
): Promise<readonly (readonly [number, WireCalendar])[]> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return [];
  const query = [
    ["tour-group-ids", valid.join()],
    ["from-date", from],
    ["to-date", to],
    ["currency", currency],
    ["min-pax", minPax],
  ] as const;
  const response = await request(transport, { path, query, schema });
  const entries = parseItems(path, Object.entries(response), entry, transport.onDropped);
  // Of several products, one at least is known.
  const isNonsense = Object.keys(response).length > 0 || valid.length > 1;
  if (entries.length === 0 && isNonsense) throw notCalendars(path);
  return entries;
}

function notCalendars(at: string): ProviderError {
  return new ProviderError("response has no calendar", { kind: "malformed", path: at, status: 200 });
}

/** Returns the calendar of a product or of one of its variants; undefined for an unknown product. */
export async function findVariantCalendar(
  { id, variantId, from, to }: VariantCalendarQuery,
  { transport, market: { currency } }: ProviderContext,
): Promise<Calendar | undefined> {
  const ofProduct = `/api/v7/tour-groups/${id}/calendar/`;
  if (validIds(transport, ofProduct, [id]).length === 0) return undefined;
  const query = [
    ["from-date", from],
    ["to-date", to],
    ["variantId", variantId],
    ["currency", currency],
  ] as const;
  const call = { path: ofProduct, query, schema: wireCalendar };
  const response = await ifKnown(request(transport, call), undefined);
  if (response === undefined) return undefined;
  const { dates, metaData, metadata } = response;
  // A calendar without free days has metadata still. To say that all days are taken it takes a calendar.
  if (Object.keys(dates).length === 0 && !metaData && !metadata) throw notCalendars(ofProduct);
  return toCalendar(response, { path: ofProduct, currency, onDropped: transport.onDropped });
}
