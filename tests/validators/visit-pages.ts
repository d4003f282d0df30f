import { sites } from "../../hosts/index.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { localePath, pages } from "../e2e/pages.ts";
import { type Received, sendPatiently } from "../support/send.ts";

/** Languages of three scripts and both directions. */
const languages: readonly LocaleCode[] = ["en", "de", "ar", "ja", "fr"];

/** A page as its host sent it. */
export interface PageVisit extends Received {
  /** `colosseum /ar/guide/`, for messages. */
  readonly where: string;
  readonly kind: string;
  /** Local alias of its host. */
  readonly site: string;
  readonly path: string;
  readonly language: LocaleCode;
}

/** A missing page of each host, and a closed page for developers. */
const missing = [
  ...sites.map(({ name }) => ({ kind: "missing", site: name, path: "/no-such-page/", written: languages })),
  { kind: "missing", site: "tessera", path: "/dev/", written: languages.slice(0, 1) },
];

/** Requests a page of each kind in each of five languages that it is written in, and the missing ones. */
export async function visitPages(baseUrl: string): Promise<readonly PageVisit[]> {
  const visits: PageVisit[] = [];
  for (const { kind, site, path, written = languages } of [...pages, ...missing])
    for (const language of languages.filter((code) => written.includes(code))) {
      const visited = localePath(locales[language], path);
      const received = await requestFrom(baseUrl, site, visited);
      if (received.status !== (kind === "missing" ? 404 : 200))
        throw new Error(`${site} ${visited} responds with ${received.status}.`);
      visits.push({ ...received, kind, site, language, path: visited, where: `${site} ${visited}` });
    }
  return visits;
}

/** Requests a path of a host by its local alias. */
export function requestFrom(base: string, site: string, path: string): Promise<Received> {
  return sendPatiently({ base, path, headers: siteHeaders(site) });
}

/** Returns the headers of a request to a host. Each host has its own client, so that none is refused as a flood. */
export function siteHeaders(name: string): { readonly host: string; readonly "x-forwarded-for": string } {
  const index = sites.findIndex((site) => site.name === name);
  return { host: sites[index]?.host ?? name, "x-forwarded-for": `198.51.100.${index + 1}` };
}
