import type { Calendar, CalendarQuery } from "./calendar.ts";
import type { Market } from "../market/market.ts";
import { ifKnown } from "../provider/if-known.ts";
import { request } from "../provider/request.ts";
import { validIds } from "../provider/valid-ids.ts";
import { toCalendar } from "./to-calendar.ts";
import type { Transport } from "../provider/transport.ts";
import { wireCalendar } from "./wire-calendar.ts";

/** The calendar of a product or of one of its variants; undefined when there is no such product. */
export async function calendar(
  transport: Transport,
  { id, variantId, from, to }: CalendarQuery,
  { currency }: Market,
): Promise<Calendar | undefined> {
  const path = `/api/v7/tour-groups/${id}/calendar/`;
  if (validIds(transport, path, [id]).length === 0) return undefined;
  const query = [
    ["from-date", from],
    ["to-date", to],
    ["variantId", variantId],
    ["currency", currency],
  ] as const;
  const answer = await ifKnown(request(transport, { path, query, schema: wireCalendar }), undefined);
  return answer && toCalendar(answer, { path, currency, onDropped: transport.onDropped });
}
