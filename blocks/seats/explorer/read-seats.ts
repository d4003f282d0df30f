import { parseSeatLines } from "../../../catalog/seating/seat-lines.ts";
import { fetchInTime } from "../../../framework/islands/browser/fetch-in-time.ts";
import { type House, toHouse } from "./house.ts";

/** Reads the seats of a performance. Throws if no seats were received in time. */
export async function readSeats(address: string, left: AbortSignal): Promise<House> {
  const response = await fetchInTime(address, left);
  return toHouse(parseSeatLines(await response.text()));
}
