import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** Returns the IANA name of a city's zone by its code; empty where the city was not read. */
export function findCityZone(code: string, snapshot: Snapshot): string {
  return snapshot.getReadState("cities", { code }) === "found"
    ? (snapshot.get("cities", { code })?.timeZone ?? "")
    : "";
}
