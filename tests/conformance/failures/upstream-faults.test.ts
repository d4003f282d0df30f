import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createProviderClient } from "../../../catalog/provider/client.ts";
import type { Load, ProviderLoads } from "../../../catalog/snapshot/loads.ts";
import {
  type ProviderResourceName,
  providerResourceNames,
  providerResources,
  type ResourceQuery,
} from "../../../catalog/snapshot/table.ts";
import { withLastGood } from "../../../catalog/snapshot/with-last-good.ts";
import { startShippedContent } from "../../../embedded/content-service/tests/support/start-shipped-content.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";
import { locales } from "../../../i18n/locales.ts";
import { type Fault, faultNames, startFaultyProxy } from "../../support/faulty-proxy.ts";
import { renderPath } from "./render-path.tsx";
import { contentClientAt } from "./shipped-content-client.ts";

const service = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test" }));
const content = await startFaultyProxy(await startShippedContent());
const provider = await startFaultyProxy(service.origin);
afterAll(() => [service, content, provider].forEach(({ stop }) => stop()));

/** Faults that nothing but the time-out of a call ends. All others have as long as a busy machine needs. */
const endless: ReadonlySet<Fault> = new Set(["no response", "a body that trickles", "status 429"]);
const timeoutFor = (fault: Fault) => (endless.has(fault) ? 500 : 60_000);

const contentClient = (timeoutMs = 60_000) => contentClientAt(content.origin, timeoutMs);

function providerClient(timeoutMs: number) {
  const client = createProviderClient({ baseUrl: provider.origin, timeoutMs });
  return withLastGood(client, { maxBytes: 1e8, maxAgeMs: 1e8, now: () => 1, onStale: () => {} });
}

async function readLoadState<Name extends ProviderResourceName>(client: ProviderLoads, name: Name): Promise<unknown> {
  const query: ResourceQuery<Name> = providerResources[name].example;
  const load: Load<Name> = client[name];
  const [reading] = (await load([query], { locale: locales.en, currency: "EUR" })).values();
  return reading?.state;
}

type Proxy = typeof content;

/** Breaks an upstream until the test ends. */
function fail(proxy: Proxy, fault: Fault): void {
  proxy.set(fault);
  onTestFinished(() => proxy.set(undefined));
}

const rome = (upstreams: Parameters<typeof renderPath>[2]) => renderPath("tessera.localhost", ["rome"], upstreams);
const price = /<bdi[^>]*>[€£]/;

const quick = faultNames.filter((fault) => !endless.has(fault));

/** Where an empty object is a response: no product has this id, or the traveller's country is not known. */
const answered = (fault: Fault, name: string) =>
  name === "country" || (fault === "an empty object" && /^(?:calendars|nextAvailable)$/.test(name));

describe.each(faultNames)("X28: an upstream with %s", (fault) => {
  it("is an error of the content service, and never a page that is not there", async () => {
    const client = contentClient(timeoutFor(fault));
    fail(content, fault);
    await expect(client.page("www.tessera.example.rome", locales.en)).rejects.toMatchObject({ name: "ContentError" });
    await expect(client.ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject({ name: "ContentError" });
  });

  it("is a failed reading of the provider, and never a thing that is not there", async () => {
    fail(provider, fault);
    const client = createProviderClient({ baseUrl: provider.origin, timeoutMs: timeoutFor(fault) });
    const names = providerResourceNames.filter((name) => !answered(fault, name));
    const states = await Promise.all(names.map(async (name) => [name, await readLoadState(client, name)]));
    expect(states).toEqual(names.map((name) => [name, "failed"]));
  });
});

it.each(quick)("X28: %s while the repository is known is an error too, and ends with its fault", async (fault) => {
  const client = contentClient();
  const find = () => client.page("www.tessera.example.rome", locales.en);
  await client.refs();
  fail(content, fault);
  await expect(find()).rejects.toMatchObject({ name: "ContentError" });
  content.set(undefined);
  expect(await find()).toMatchObject({ uid: "www.tessera.example.rome" });
});

it("X28: a page that was read before has its prices, whatever the provider's fault", async () => {
  const client = providerClient(60_000);
  const whole = await rome({ content: contentClient(), provider: client });
  expect([price.test(whole.html), whole.provisional]).toEqual([true, false]);
  for (const fault of ["status 403 in HTML", "HTML with 200", "JSON of another shape"] as const) {
    fail(provider, fault);
    const { html, provisional } = await rome({ content: contentClient(), provider: client });
    // Next available days have no last good value: where a page with them is there, it stays.
    expect([fault, html.match(price)?.length, provisional]).toEqual([
      fault,
      whole.html.match(price)?.length,
      "incomplete",
    ]);
  }
});
