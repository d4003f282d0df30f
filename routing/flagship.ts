import { sites } from "../hosts/index.ts";
import type { Site } from "../hosts/site.ts";

/** The site that sells everything: `localhost` leads to it, and pages that several sites have count for it. */
export const flagship: Site = findFlagship(sites);

function findFlagship(all: readonly Site[]): Site {
  const found = all.find((site) => site.flagship) ?? all[0];
  if (found === undefined) throw new Error("No host is configured.");
  return found;
}
