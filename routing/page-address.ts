import { sites } from "../hosts/index.ts";
import type { Site } from "../hosts/site.ts";

/** Where a page lives: its site and the path segments after the language prefix. */
export interface PageAddress {
  readonly site: Site;
  readonly path: readonly string[];
}

/** The page identifier of specification §2: host and path segments joined with dots. */
export function pageIdentifier({ site, path }: PageAddress): string {
  return [site.host, ...path].join(".");
}

/** The address a page identifier names; undefined when its host is none of ours. */
export function pageAddress(identifier: string): PageAddress | undefined {
  const site = sites.find(({ host }) => identifier === host || identifier.startsWith(`${host}.`));
  if (site === undefined) return undefined;
  const rest = identifier.slice(site.host.length + 1);
  return { site, path: rest === "" ? [] : rest.split(".") };
}
