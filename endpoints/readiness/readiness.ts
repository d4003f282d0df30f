import { ProviderError } from "../../catalog/provider/provider-error.ts";
import type { ProviderLoads } from "../../catalog/snapshot/loads.ts";
import type { ContentClient } from "../../content/client/content-service.ts";
import { ContentError } from "../../content/client/content-error.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { fallbackCurrency } from "../../i18n/currencies.ts";

/** Milliseconds that an upstream has for its response. */
const timeoutMs = 2_000;

const market = { locale: locales.en, currency: fallbackCurrency };

export interface ReadinessPorts {
  readonly content: Pick<ContentClient, "page">;
  /** Without last good values: they say nothing of now. */
  readonly provider: Pick<ProviderLoads, "currencies">;
}

export interface Readiness {
  readonly content: string;
  readonly provider: string;
}

/** Calls each upstream once, cheaply, and returns "ok" or why not. Contains no addresses or secrets. Never throws. */
export async function readReadiness({ content, provider }: ReadinessPorts): Promise<Readiness> {
  const [contentState, providerState] = await Promise.all([
    describeReadiness(Promise.all(sites.slice(0, 1).map(({ host }) => content.page(host, locales.en)))),
    describeReadiness(readCurrencies(provider)),
  ]);
  return { content: contentState, provider: providerState };
}

async function readCurrencies(provider: ReadinessPorts["provider"]): Promise<void> {
  for (const reading of (await provider.currencies(["all"], market)).values())
    if (reading.state === "failed") throw reading.cause;
}

async function describeReadiness(call: Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no response within ${timeoutMs} ms`), timeoutMs);
  });
  const state = call.then(
    () => "ok",
    (error: unknown) => (error instanceof ContentError || error instanceof ProviderError ? error.kind : "failed"),
  );
  return Promise.race([state, late]).finally(() => clearTimeout(timer));
}
