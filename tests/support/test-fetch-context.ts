import type { ProviderClient } from "../../catalog/provider/client.ts";
import type { FetchContext } from "../../catalog/snapshot/fetch-context.ts";
import { throwUnplanned } from "../../catalog/snapshot/unplanned-read.ts";
import { locales } from "../../i18n/locales.ts";

/** Returns a context in English and euros, without documents, in which unplanned reads throw. */
export function testFetchContext(
  provider: ProviderClient,
  onFailure: FetchContext["onFailure"] = () => {},
): FetchContext {
  return {
    provider,
    documents: async () => new Map(),
    search: async () => ({ matches: false, total: 0, pages: 1, products: [], places: [] }),
    market: { locale: locales.en, currency: "EUR" },
    onFailure,
    late: new Promise(() => {}),
    onUnplanned: throwUnplanned,
    measure: (_round, run) => run(),
    now: () => 0,
  };
}
