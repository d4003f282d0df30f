import { afterAll, expect, test } from "vitest";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { productLabels } from "../../catalog/product/product.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../support/provider-reader.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);

const provider = connectProvider({ baseUrl: origin, timeoutMs: 30_000 });

const listed = sites.flatMap(({ name, badges }) =>
  productLabels.flatMap((label) => (badges?.[label] ?? []).map((id) => [name, id, label] as const)),
);

test.each(listed)("D22, D30: %s lists product %i as %s, and so does the provider", async (_site, id, label) => {
  const product = await provider.found("products", { id }, { locale: locales.en, currency: "EUR" });
  expect(product.labels).toContain(label);
});
