import { expect, test } from "vitest";
import { ProviderError } from "../provider/provider-error.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { startUpstream } from "../../http/upstream.example.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

test("H29: the country is read where it is configured, without the traveller's cookies", async () => {
  const headers: unknown[] = [];
  await using upstream = await startUpstream((response) => {
    headers.push(response.req.headers.cookie);
    response.end('{"currentCountry":{"code":"IT"}}');
  });
  const options = { baseUrl: "http://127.0.0.1:1", countryUrl: `${upstream.baseUrl}/where?am=i`, cookies: ["session"] };
  expect(await connectProvider(options).forTraveler("session=1").one("country", "current")).toBe("IT");
  expect([upstream.calls, headers]).toEqual([["GET /where?am=i"], [undefined]]);
});

test("H29: the country is still read elsewhere while the provider is down", async () => {
  await using down = await startUpstream((response) => response.writeHead(501).end());
  await using upstream = await startUpstream((response) => response.end('{"currentCountry":{"code":"IT"}}'));
  const client = connectProvider({ ...down, countryUrl: `${upstream.baseUrl}/where` });
  for (let count = 0; count < 5; count += 1) await client.one("currencies", "all").catch(() => {});
  await expect(client.one("currencies", "all")).rejects.toThrow("no request was sent");
  expect(await client.one("country", "current")).toBe("IT");
});

test.each([
  ["an error", (respond: (status: number, body: string) => void) => respond(500, "{}")],
  ["another shape", (respond: (status: number, body: string) => void) => respond(200, '{"currentCountry":{}}')],
])("H29, I6: %s returns the failure itself", async (_name, fail) => {
  await using upstream = await startUpstream((response) =>
    fail((status, body) => response.writeHead(status).end(body)),
  );
  expect(await connectProvider(upstream).one("country", "current")).toBeInstanceOf(ProviderError);
});

test.each([
  ["bare", (list: unknown) => list],
  ["wrapped", (currencies: unknown) => ({ currencies })],
])("H16: a %s currency list is sorted in the fixed order, without unknown currencies", async (_form, form) => {
  const list = ["GBP", "XXX", "USD", "EUR"].map((code) => ({ code, localSymbol: `${code}$`, precision: 2 }));
  await using upstream = await startUpstreamWith(form(list));
  expect(await connectProvider(upstream).one("currencies", "all")).toEqual(["EUR", "USD", "GBP"]);
});
