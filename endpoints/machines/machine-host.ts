import type { Site } from "../../hosts/site.ts";
import { readText } from "../../http/read-text.ts";
import { systemTime } from "../../http/time.ts";
import { defaultLocale, isLocaleCode, type Locale, locales } from "../../i18n/locales.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import type { MachineScope } from "./described-product.ts";
import { getMachineTerms } from "../../routing/machine-terms.ts";
import type { MachineProducts } from "./machine-products.ts";

/** Readers that the endpoints for machines share. */
export interface MachineReaders {
  /** Returns the site of a request; undefined for a host that nobody may list. */
  readonly findSite: (request: Request) => Site | undefined;
  readonly products: MachineProducts;
  readonly provider: Pick<ProviderClient, "calendars" | "variants">;
}

export const freshHeaders = { "Cache-Control": "public, max-age=300" };
/** A response that lacks a part which could not be read is cached for seconds (X28). */
export const provisionalHeaders = { "Cache-Control": "public, max-age=5" };
export const noStoreHeaders = { "Cache-Control": "no-store" };
export const respondNotFound = () => new Response(null, { status: 404 });

/** Most bytes of a message. */
const maxBytes = 20_000;

/** Returns the JSON of a body; undefined for any other, and for one that is too long. It reads no further than that. */
export async function readJsonBody(message: Pick<Request, "body">): Promise<unknown> {
  try {
    return JSON.parse(await readText(message, maxBytes));
  } catch {
    return undefined;
  }
}

/** Responds for a public host whose products machines may read. A failure of the provider is a 503. */
export async function respondForMachines(
  request: Request,
  { findSite }: Pick<MachineReaders, "findSite">,
  handle: (site: Site, query: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  const site = findSite(request);
  if (site === undefined || !getMachineTerms(site, "products").allowed) return respondNotFound();
  try {
    return await handle(site, new URL(request.url).searchParams);
  } catch (cause) {
    reportFailure(cause);
    return new Response(null, { status: 503, headers: { "Retry-After": "30", ...noStoreHeaders } });
  }
}

/** Logs that the products of a machine's request could not be read. */
export function reportFailure(error: unknown): void {
  telemetry().log.error("machine-surface-failed", "Products could not be read for a machine.", { error });
}

export function createMachineScope(site: Site, locale: Locale): MachineScope {
  return { site, locale, now: systemTime.date() };
}

/** Returns the language that a query names, English by default; undefined for one that the site does not have. */
export function findQueryLocale(code: string | null, { languages }: Site): Locale | undefined {
  const known = code ?? defaultLocale;
  return isLocaleCode(known) && languages.includes(known) ? locales[known] : undefined;
}
