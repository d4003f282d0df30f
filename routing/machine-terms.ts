import type { MachineContent, MachineTerms, Site } from "../hosts/site.ts";

/** Returns what machines may do with a kind of content. By default they may read it, without a license. */
export function getMachineTerms({ machines }: Pick<Site, "machines">, kind: MachineContent): MachineTerms {
  return machines?.[kind] ?? { allowed: true };
}
