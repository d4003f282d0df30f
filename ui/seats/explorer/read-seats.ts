import { parseSeatLines } from "../../../catalog/seating/seat-lines.ts";
import { type House, houseOf } from "./house.ts";

/** Reads the seats of a performance. Throws when there are none to be had. */
export async function readSeats(address: string, signal: AbortSignal): Promise<House> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return houseOf(parseSeatLines(await response.text()));
}
