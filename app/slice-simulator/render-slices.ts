"use server";
import { simulate } from "./simulate.ts";
import { simulateSent } from "../../endpoints/simulator/simulate-sent.ts";
import type { Simulated } from "@/preview/simulator/simulated.ts";

/** Renders the slices that the simulator's parent sent, in the brand of this host. */
export async function renderSlices(json: string, locale: string): Promise<Simulated | string> {
  return simulateSent(json, locale, simulate);
}
