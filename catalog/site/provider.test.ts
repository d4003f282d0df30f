import { expect, test } from "vitest";
import { startUpstream } from "../../http/upstream.example.ts";
import { startUpstreamWithout } from "../provider/upstream.example.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

test("H19: a domain is requested with the origin of the site's booking subdomain", async () => {
  const wire = {
    host: "tessera.example",
    name: "TESSERA",
    displayName: "Tessera",
    logoUrl: "https://img.example/logo.svg",
    supportedLanguages: ["EN", "DE", "XX"],
    defaultCurrency: "EUR",
    nonOfficialNotice: true,
  };
  const origins: unknown[] = [];
  await using upstream = await startUpstream((response) => {
    origins.push(response.req.headers.origin);
    response.end(JSON.stringify({ domain: wire }));
  });
  const client = connectProvider(upstream);
  const found = await client.one("domain", { bookingDomain: "tessera.example" });
  await client.one("domain", { bookingDomain: "west.example", bookingSubdomain: "tickets" });
  expect(upstream.calls[0]).toBe("GET /api/domain/");
  expect(origins).toEqual(["https://book.tessera.example", "https://tickets.west.example"]);
  const { supportedLanguages: _, ...rest } = wire;
  expect(found).toEqual({ ...rest, languages: ["en", "de"] });
});

test("H19: a host the provider does not know has no domain", async () => {
  await using upstream = await startUpstreamWithout();
  expect(await connectProvider(upstream).one("domain", { bookingDomain: "nobody.example" })).toBeUndefined();
});
