import { expect, test } from "@playwright/test";
import { flagship, sendPatiently, type Sent } from "../support/send.ts";

interface Read {
  readonly status: number;
  readonly type: string;
  readonly link: string;
  readonly body: string;
}

const vienna = "www.vienna-evenings.example";

/** Requests a route of machines of a host, by default of the flagship. */
async function read(path: string, sent: Omit<Sent, "path"> = {}, host = flagship): Promise<Read> {
  const response = await sendPatiently({ ...sent, path, headers: { host, ...sent.headers } });
  const { "content-type": type = "", link = "" } = response.headers;
  return { status: response.status, type, link: String(link), body: response.body };
}

const post = (value: unknown): Omit<Sent, "path"> => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

const call = (name: string, parameters: object) =>
  post({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: parameters } });

test.describe("X13: machines", () => {
  for (const [path, status, host = flagship] of [
    ["/llms.txt", 200],
    ["/feed.json", 200],
    ["/feed.json?lang=de&page=2", 200],
    ["/feed.json?page=99", 404],
    ["/feed.json?page=x", 404],
    ["/feed.json?lang=xx", 404],
    ["/feed.json?lang=fr", 404, vienna],
    ["/api/things-to-do?lang=de&page=2", 200],
    ["/api/things-to-do?page=99", 404],
    ["/api/things-to-do?lang=fr", 404, vienna],
    ["/api/octo/products?lang=ar", 200, vienna],
    ["/api/octo/products?lang=fr", 404, vienna],
    ["/api/octo/products?page=99", 400],
    ["/api/octo/products?page=x", 400],
    ["/api/octo/products/0", 400],
    ["/api/octo", 404],
    ["/api/octo/products/999999999", 400],
    ["/api/octo/suppliers", 404],
    ["/llms.txt", 404, `stage-${flagship}`],
    ["/feed.json", 404, `stage-${flagship}`],
    ["/api/octo/products", 404, `stage-${flagship}`],
    ["/api/things-to-do", 404, `stage-${flagship}`],
  ] as const) {
    test(`${path} of ${host} responds with ${status}`, async () => {
      expect((await read(path, {}, host)).status).toBe(status);
    });
  }

  test("the feed and OCTO have the same products, a page at a time", async () => {
    const [feed, octo] = [await read("/feed.json?page=2"), await read("/api/octo/products?page=2")];
    expect(feed.type).toContain("application/feed+json");
    const { items, next_url: next } = JSON.parse(feed.body);
    expect(next).toBe(`https://${flagship}/feed.json?page=3`);
    expect(octo.link).toBe(`<https://${flagship}/api/octo/products?page=3>; rel="next"`);
    const products = JSON.parse(octo.body);
    expect(products).toHaveLength(50);
    expect(items.map(({ url }: { url: string }) => url)).toEqual(
      products.map(({ bookingUrl }: { bookingUrl: string }) => bookingUrl),
    );
    const [{ id, title }] = products;
    expect(JSON.parse((await read(`/api/octo/products/${id}`)).body)).toMatchObject({ id, title });
  });

  test("OCTO says in its own words that it has no availability of single starts", async () => {
    const { status, body } = await read("/api/octo/availability", post({}));
    expect([status, JSON.parse(body)]).toMatchObject([404, { error: "BAD_REQUEST" }]);
  });

  test("OCTO has the calendar of a product, and an error in words for a body that is none", async () => {
    const [{ id }] = JSON.parse((await read("/api/octo/products")).body);
    const days = { localDateStart: "2099-01-01", localDateEnd: "2099-01-02" };
    const calendar = await read("/api/octo/availability/calendar", post({ productId: id, ...days }));
    expect([calendar.status, JSON.parse(calendar.body)]).toEqual([
      200,
      [
        expect.objectContaining({ localDate: "2099-01-01", status: "CLOSED" }),
        expect.objectContaining({ localDate: "2099-01-02", status: "CLOSED" }),
      ],
    ]);
    const none = await read("/api/octo/availability/calendar", post({}));
    expect([none.status, JSON.parse(none.body).error]).toEqual([400, "BAD_REQUEST"]);
  });

  test("P34: MCP finds products in the languages of its site", async () => {
    const search = (language: string) => call("search_experiences", { query: "", language, limit: 2 });
    const found = JSON.parse((await read("/api/mcp", search("de"), vienna)).body);
    const { experiences } = found.result.structuredContent;
    expect(experiences).toHaveLength(2);
    expect(experiences[0].url).toMatch(/\/de\//);
    const refused = JSON.parse((await read("/api/mcp", search("fr"), vienna)).body);
    expect(refused.error).toMatchObject({ code: -32_602 });
    const notified = await read("/api/mcp", post({ jsonrpc: "2.0", method: "notifications/initialized" }));
    expect(notified.status).toBe(202);
    expect((await read("/api/mcp")).status).toBe(405);
  });

  test("llms.txt names what robots.txt lets machines read", async () => {
    const [{ body: llms, type }, { body: robots }] = [await read("/llms.txt"), await read("/robots.txt")];
    expect(type).toContain("text/plain");
    for (const path of ["/api/octo/", "/api/things-to-do", "/api/mcp"]) {
      expect(llms).toContain(`https://${flagship}${path}`);
      expect(robots).toContain(`\nAllow: ${path}\n`);
    }
  });
});
