import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../renderer/index.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { toTransferRequest, servedAirports } from "./to-transfer-request.ts";
import { type City, type Facts, listTransfers } from "./list-transfers.ts";

/**
 * Returns what a view requests, the airports to choose from, and the transfers that go that way, best first. `all` has those
 * of the whole city. `today`, `YYYY-MM-DD`, is that of the airports.
 */
export function requestedTransfers(fields: City, snapshot: Snapshot, facts: Facts & Pick<PageFacts, "view">) {
  const all = listTransfers(fields, snapshot, facts);
  const airports = all.length === 0 ? [] : servedAirports(snapshot.get("airports", "all") ?? [], all);
  const today = todayIn(all[0]?.timeZone ?? "", snapshot.readAt);
  const request = toTransferRequest(facts.view, airports, today);
  const transfers = all
    .filter(({ transfer }) => request.airport === "" || transfer.airport === request.airport)
    .filter(({ transfer }) => transfer.directions.includes(request.direction));
  return { airports, all, request, transfers, today };
}
