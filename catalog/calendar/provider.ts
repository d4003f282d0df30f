import * as v from "valibot";
import type { Calendar, CalendarsQuery } from "./calendar.ts";
import { chunks } from "../snapshot/chunks.ts";
import type { Market } from "../market/market.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { validIds } from "../provider/valid-ids.ts";
import { toCalendar } from "./to-calendar.ts";
import type { Transport } from "../provider/transport.ts";
import { wireCalendar } from "./wire-calendar.ts";
import { wireIdText } from "../provider/wire-id-text.ts";

const path = "/api/v7/tour-groups/calendar/";
const schema = v.record(v.string(), v.unknown());
const entry = v.tuple([wireIdText, wireCalendar]);

/** The calendars of products, by product; unknown products are missing. */
export async function calendars(
  transport: Transport,
  { ids, from, to, minPax = 1 }: CalendarsQuery,
  { currency }: Market,
): Promise<ReadonlyMap<number, Calendar>> {
  const ask = (asked: readonly number[]) => {
    const query = [
      ["tour-group-ids", asked.join()],
      ["from-date", from],
      ["to-date", to],
      ["currency", currency],
      ["min-pax", minPax],
    ] as const;
    return request(transport, { path, query, schema });
  };
  const answers = await Promise.all(chunks(validIds(transport, path, ids), idsPerCall).map(ask));
  const entries = parseItems(path, answers.flatMap(Object.entries), entry, transport.onDropped);
  const origin = { path, currency, onDropped: transport.onDropped };
  return new Map(entries.map(([id, wire]) => [id, toCalendar(wire, origin)]));
}
