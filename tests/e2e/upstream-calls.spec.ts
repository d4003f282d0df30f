import { expect, test } from "@playwright/test";
import { addressed } from "./pages.ts";

const callsSchema = (calls: unknown): readonly { readonly path: string; readonly query: string }[] =>
  Array.isArray(calls) ? calls : [];

test.describe.configure({ mode: "serial" });

for (const [title, site, path, provider] of [
  // The ranked list, the collections' cards and the currency list.
  ["a city page", "tessera", "/de/rome/", 4],
  ["a microsite", "colosseum", "/de/", 3],
  ["a show page", "westend", "/de/the-lamplighters/", 3],
] as const) {
  test(`${title}, cold: one content query for the document, one round of batched provider calls`, async ({
    request,
    baseURL,
  }) => {
    const services = [
      process.env["CONTENT_URL"] ?? "http://localhost:4001",
      process.env["PROVIDER_URL"] ?? "http://localhost:4002",
    ];
    // Warms what pages share: repository, header and footer.
    const warm = addressed(baseURL ?? "", site, "/de/no-such-page/");
    await request.get(warm.url, { headers: warm.headers });
    for (const service of services) await request.delete(`${service}/__calls`);
    // A currency nobody else asks for makes the page cold.
    const { url, headers } = addressed(baseURL ?? "", site, path);
    const answer = await request.get(url, { headers: { ...headers, cookie: "currency=ISK" } });
    expect(answer.status()).toBe(200);
    const [content, products] = await Promise.all(
      services.map(async (service) => callsSchema(await (await request.get(`${service}/__calls`)).json())),
    );
    expect(content?.filter((call) => call.path.endsWith("/documents/search"))).toHaveLength(1);
    expect(products?.length).toBeLessThanOrEqual(provider);
    expect(new Set(products?.map((call) => `${call.path}?${call.query}`)).size).toBe(products?.length);
  });
}
