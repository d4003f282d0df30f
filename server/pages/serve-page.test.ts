import { BlockList } from "node:net";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import type { Verdict } from "../addresses/verdict.ts";
import { readInternalPath } from "../../routing/internal-path.fixture.ts";
import { createClients } from "../security/clients.ts";
import { listen } from "../site-server.ts";
import { sendMoved } from "./send-page.ts";
import { createPageServer } from "./serve-page.ts";
import { storedPage } from "./stored-page.fixture.ts";

let server: Server = createServer();

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Requests a page of which `verdict` is known. Its cache records what is loaded, and has nothing at first. */
async function visit(verdict: Verdict | Promise<Verdict>, cookie = "") {
  const loaded: string[] = [];
  const missing = await storedPage({ html: "<h1>Not here</h1>" });
  const page = await storedPage({ html: '<a href="https://book.tessera.example/book/7/">Rome</a>' });
  const servePage = createPageServer({
    clients: createClients(new BlockList()),
    known: { find: () => verdict },
    cache: {
      has: () => false,
      find: () => undefined,
      load: async ({ key }) => {
        loaded.push(key.text);
        return { page, state: "miss" };
      },
    },
    missingPage: async () => ({ page: missing, state: "hit" }),
    now: () => 0,
  });
  server = createServer((request: IncomingMessage, response: ServerResponse) =>
    servePage(request, response, readInternalPath("/www.tessera.example/en/auto/sort%3Dprice/rome")),
  );
  const response = await fetch(`http://localhost:${await listen(server, 0)}/rome/?sort=price`, { headers: { cookie } });
  return { status: response.status, html: await response.text(), headers: response.headers, loaded };
}

it("B10: an address that is known to be missing is the host's own 404, and nothing is loaded for it", async () => {
  const { status, html, headers, loaded } = await visit({ kind: "missing" });
  expect([status, html, loaded]).toEqual([404, "<h1>Not here</h1>", []]);
  expect(headers.get("cache-control")).toBe("no-cache");
});

it("B6: a known page is loaded with only what it reads of the query", async () => {
  const { status, loaded } = await visit({
    kind: "page",
    internalPath: readInternalPath("/www.tessera.example/en/auto/_/rome"),
  });
  expect([status, loaded]).toEqual([200, ["/www.tessera.example/en/auto/_/rome"]]);
});

it("B10: where the addresses are not known, the page decides", async () => {
  const { status, loaded } = await visit(Promise.resolve({ kind: "uncertain" }));
  expect([status, loaded]).toEqual([200, ["/www.tessera.example/en/auto/sort%3Dprice/rome"]]);
});

it("A5: a visitor who applied a promo code gets a page of their own, which no cache stores", async () => {
  const verdict = { kind: "page", internalPath: readInternalPath("/www.tessera.example/en/auto/_/rome") } as const;
  const [own, other] = [await visit(verdict, "currency=EUR; promo-code=ROMA10"), await visit(verdict, "currency=EUR")];
  expect([own.html, own.headers.get("cache-control"), own.headers.get("set-cookie")]).toEqual([
    '<a href="https://book.tessera.example/book/7/?promoCode=ROMA10">Rome</a>',
    "private, no-store",
    null,
  ]);
  expect(other.html).toBe('<a href="https://book.tessera.example/book/7/">Rome</a>');
  expect(other.headers.get("cache-control")).not.toContain("no-store");
});

it("of many visitors at once with codes, 16 get a page of their own, and no cache stores what the others get", async () => {
  const page = await storedPage({ html: '<a href="https://book.tessera.example/book/7/">Rome</a>' });
  const visitors = 17;
  const rome = readInternalPath("/www.tessera.example/en/auto/_/rome");
  const arrivals = new EventEmitter();
  const allAreThere = once(arrivals, "all");
  let loads = 0;
  const servePage = createPageServer({
    clients: createClients(new BlockList()),
    known: { find: () => ({ kind: "page", internalPath: readInternalPath("/www.tessera.example/en/auto/_/rome") }) },
    cache: {
      has: () => false,
      find: () => undefined,
      load: async () => {
        loads += 1;
        if (loads === visitors) arrivals.emit("all");
        await allAreThere;
        return { page, state: "miss" };
      },
    },
    missingPage: async () => undefined,
    now: () => 0,
  });
  server = createServer((request, response) => servePage(request, response, rome));
  const url = `http://localhost:${await listen(server, 0)}/rome/`;
  const visits = Array.from({ length: visitors }, async () => {
    const response = await fetch(url, { headers: { cookie: "promo-code=ROMA10" } });
    return { html: await response.text(), cached: response.headers.get("cache-control") };
  });
  const received = await Promise.all(visits);
  expect(received.filter(({ html }) => html.includes("promoCode=ROMA10"))).toHaveLength(16);
  expect(new Set(received.map(({ cached }) => cached))).toEqual(new Set(["private, no-store"]));
});

it("B9: a product's address with other words is a permanent redirect, with the query of the request", async () => {
  server = createServer((request, response) => sendMoved(request, response, "/de/night-tour-e-7/"));
  const url = `http://localhost:${await listen(server, 0)}/de/day-tour-e-7/?ci=4`;
  const { status, headers } = await fetch(url, { redirect: "manual" });
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
    308,
    "/de/night-tour-e-7/?ci=4",
    "no-store",
  ]);
});
