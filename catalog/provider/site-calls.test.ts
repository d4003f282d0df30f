import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";
import { ProviderError } from "./provider-error.ts";
import { createProviderClient } from "./client.ts";
import { startUpstream } from "./upstream.example.ts";

const english = { locale: locales.en, currency: "EUR" } as const;

function answering(body: unknown) {
  return startUpstream((response) => response.end(JSON.stringify(body)));
}

test("H19: a domain is asked for by the origin of the site's booking subdomain", async () => {
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
  expect(upstream.asked[0]).toBe("GET /api/domain/");
  expect(origins).toEqual(["https://book.tessera.example", "https://tickets.west.example"]);
  const { supportedLanguages: _, ...rest } = wire;
  expect(found).toEqual({ ...rest, languages: ["en", "de"] });
});

test("H19: a host the provider does not know has no domain", async () => {
  await using upstream = await startUpstream((response) => response.writeHead(404).end("{}"));
  expect(await connectProvider(upstream).one("domain", { bookingDomain: "nobody.example" })).toBeUndefined();
});

test("H20: banners with a picture for each width and their days", async () => {
  const wide = { id: 1, title: "Winter", media: { url: "https://img.example/w.avif", altText: "", mobileUrl: null } };
  const media = { url: "https://img.example/s.avif", altText: "Snow", mobileUrl: "https://img.example/m.avif" };
  const run = { startDate: "2026-12-01T00:00:00", endDate: "2026-12-24" };
  const full = { id: 2, title: "Snow", media, targetUrl: "https://tessera.example/", ...run };
  await using upstream = await answering({ banners: [wide, full, { id: 3 }] });
  const found = await connectProvider(upstream).found("banners", "all", english);
  expect(upstream.asked).toEqual(["GET /api/v2/banners/?language=EN"]);
  expect(found).toEqual([
    {
      id: 1,
      title: "Winter",
      imageUrl: "https://img.example/w.avif",
      mobileImageUrl: "https://img.example/w.avif",
      alt: "Winter",
      targetUrl: "",
      firstDay: undefined,
      lastDay: undefined,
    },
    {
      id: 2,
      title: "Snow",
      imageUrl: "https://img.example/s.avif",
      mobileImageUrl: "https://img.example/m.avif",
      alt: "Snow",
      targetUrl: "https://tessera.example/",
      firstDay: "2026-12-01",
      lastDay: "2026-12-24",
    },
  ]);
});

test("H20: a banner's day that is none is no limit", async () => {
  const media = { url: "https://img.example/w.avif" };
  await using upstream = await answering({ banners: [{ id: 1, media, startDate: "2026-02-30", endDate: "soon" }] });
  const found = await connectProvider(upstream).found("banners", "all", english);
  expect(found.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([[undefined, undefined]]);
});

test("H21: pictures of products, nothing but pictures, in the order asked for", async () => {
  const image = {
    type: "IMAGE",
    url: "https://img.example/1.avif",
    metadata: { height: 1000, width: 1600, altText: "A" },
  };
  const medias = [image, { type: "VIDEO", url: "https://video.example/1.mp4" }];
  const entity = (id: string) => ({ resourceEntityId: id, resourceType: "MB_EXPERIENCE", medias });
  await using upstream = await answering({ resourceEntityMedias: [entity("7"), entity("x"), entity("9")] });
  const found = await connectProvider(upstream).all("media", idQueries([9, 8, 7]));
  expect(upstream.asked).toEqual(["GET /api/v1/media/?resource-entity-ids=9,8,7&resource-type=MB_EXPERIENCE"]);
  const images = [{ url: "https://img.example/1.avif", alt: "A", width: 1600, height: 1000 }];
  expect(found).toEqual([
    { productId: 9, images },
    { productId: 7, images },
  ]);
});

test("F17: pictures without entity ids are reported, and no call", async () => {
  await using upstream = await answering({});
  const onMissingIds = vi.fn();
  expect(await createProviderClient({ ...upstream, onMissingIds }).media([], english)).toEqual(new Map());
  expect(upstream.asked).toEqual([]);
  expect(onMissingIds).toHaveBeenCalledExactlyOnceWith("/api/v1/media/");
});

test("H29: the country is read where it is configured, without the traveller's cookies", async () => {
  const headers: unknown[] = [];
  await using upstream = await startUpstream((response) => {
    headers.push(response.req.headers.cookie);
    response.end('{"currentCountry":{"code":"IT"}}');
  });
  const options = { baseUrl: "http://127.0.0.1:1", countryUrl: `${upstream.baseUrl}/where?am=i` };
  expect(await connectProvider(options).forTraveller("session=1").one("country", "current")).toBe("IT");
  expect([upstream.asked, headers]).toEqual([["GET /where?am=i"], [undefined]]);
});

test("H29: a provider that is down does not keep the country from being asked elsewhere", async () => {
  await using down = await startUpstream((response) => response.writeHead(501).end());
  await using upstream = await startUpstream((response) => response.end('{"currentCountry":{"code":"IT"}}'));
  const client = connectProvider({ ...down, countryUrl: `${upstream.baseUrl}/where` });
  for (let count = 0; count < 5; count += 1) await client.one("currencies", "all").catch(() => {});
  await expect(client.one("currencies", "all")).rejects.toThrow("no request was sent");
  expect(await client.one("country", "current")).toBe("IT");
});

test.each([
  ["an error", (answer: (status: number, body: string) => void) => answer(500, "{}")],
  ["another shape", (answer: (status: number, body: string) => void) => answer(200, '{"currentCountry":{}}')],
])("H29, §8: %s gives the failure itself", async (_name, fail) => {
  await using upstream = await startUpstream((response) =>
    fail((status, body) => response.writeHead(status).end(body)),
  );
  expect(await connectProvider(upstream).one("country", "current")).toBeInstanceOf(ProviderError);
});
