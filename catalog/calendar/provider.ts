import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown, ProviderError } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import { wireIdText } from "../provider/wire.ts";
import type { Calendar, CalendarQuery, VariantCalendarQuery } from "./calendar.ts";
import { toCalendar, wireCalendar } from "./wire.ts";

const path = "/api/v7/tour-groups/calendar/";
const schema = v.record(v.string(), v.unknown());
const entry = v.tuple([wireIdText, wireCalendar]);

/** Returns the calendars of products, by product; unknown products are missing. */
export async function findCalendars(
  ids: readonly number[],
  { from, to, minPax = 1 }: Omit<CalendarQuery, "id">,
  { transport, market: { currency } }: ProviderContext,
): Promise<ReadonlyMap<number, Calendar>> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return new Map();
  const query = [
    ["tour-group-ids", valid.join()],
    ["from-date", from],
    ["to-date", to],
    ["currency", currency],
    ["min-pax", minPax],
  ] as const;
  const response = await request(transport, { path, query, schema });
  const entries = parseItems(path, Object.entries(response), entry, transport.onDropped);
  if (entries.length === 0 && Object.keys(response).length > 0) throw notCalendars(path);
  const origin = { path, currency, onDropped: transport.onDropped };
  return new Map(entries.map(([id, wire]) => [id, toCalendar(wire, origin)]));
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
