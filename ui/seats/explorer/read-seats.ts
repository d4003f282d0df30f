import { parseSeatLines } from "../../../catalog/seating/seat-lines.ts";
import { type House, houseOf } from "./house.ts";

/** Milliseconds that a traveller waits. A request that takes longer is said to have failed. */
const patience = 15_000;

/** Reads the seats of a performance. Throws when there are none to be had, and when they take too long. */
export async function readSeats(address: string, left: AbortSignal): Promise<House> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(patience)]);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return houseOf(parseSeatLines(await response.text()));
}
