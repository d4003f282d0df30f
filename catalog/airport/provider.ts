import * as v from "valibot";
import type { Airport } from "./airport.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";
import { wireAirport } from "./wire-airport.ts";

const path = "/api/v1/airport-transfers/fetch-airports";
const schema = v.object({ airports: v.array(v.unknown()) });

/** The airports that transfers go to, in the provider's order. */
export async function airports(transport: Transport): Promise<readonly Airport[]> {
  const answer = await request(transport, { path, query: [], schema });
  return parseItems(path, answer.airports, wireAirport, transport.onDropped);
}
