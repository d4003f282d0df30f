import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { registries } from "../../../app/composition.ts";
import type { ResourceName } from "../../../catalog/resources/index.ts";
import { locales } from "../../../i18n/locales.ts";
import { siteOfHost } from "../../../i18n/sites.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import { createRenderer } from "../../../renderer/create-renderer.ts";
import { defaultView } from "../../../renderer/view.ts";
import { type Fault, faults, startFaultyProvider } from "./start-faulty-provider.ts";
import { startShippedContent } from "./start-shipped-content.ts";

const [content, clientWith] = await Promise.all([startShippedContent(), startFaultyProvider()]);
const unavailable = createLocaleTranslator(locales.en)("shell.pricesUnavailable");

const pages = [
  ["global home", "tessera.localhost", []],
  ["city", "tessera.localhost", ["rome"]],
  ["content", "tessera.localhost", ["privacy-policy"]],
  ["collection", "colosseum.localhost", []],
  ["show", "westend.localhost", ["the-lamplighters"]],
  ["theatre home", "westend.localhost", []],
] as const;

const calls: readonly (readonly [what: string, spoils: (path: string) => boolean])[] = [
  ["products", (path) => path === "/api/tours/v6/tour-groups/"],
  ["rankings", (path) => path.includes("/list-by/")],
  ["collections", (path) => path === "/api/tours/v1/collection/"],
  ["currencies", (path) => path.startsWith("/api/v1/currency/")],
  ["every call", () => true],
];

async function draw(host: string, path: readonly string[], fault: Fault, spoils: (path: string) => boolean) {
  const site = siteOfHost(host);
  if (site === undefined) throw new Error(`${host} is not configured`);
  const failures: ResourceName[] = [];
  const render = createRenderer(registries, {
    content,
    provider: clientWith(fault, spoils),
    originOf: ({ host: name }) => `https://${name}`,
    now: () => 0,
    onDiagnostics: () => {},
    onFailure: (resource) => failures.push(resource),
  });
  const outcome = await render({ site, locale: locales.en, currency: "auto", view: defaultView, path });
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  return { title: outcome.metadata.title, html: renderToStaticMarkup(outcome.content), failures };
}

describe.each(pages)("F17, I3: the %s page", (_kind, host, path) => {
  describe.each(calls)("when %s go wrong", (what, spoils) => {
    it.each(faults)("%s: is there, and the failure is reported", async (fault) => {
      const { title, html, failures } = await draw(host, path, fault, spoils);
      expect(title).not.toBe("");
      expect(html).toContain("<h1");
      if (fault === "slow") expect(failures).toEqual([]);
      else expect(failures.every((resource) => what === "every call" || what === resource)).toBe(true);
    });
  });
});

it.each(faults.filter((fault) => fault !== "slow"))(
  "a city page whose ranking fails with %s says so",
  async (fault) => {
    const { html, failures } = await draw("tessera.localhost", ["rome"], fault, (path) => path.includes("/list-by/"));
    expect(new Set(failures)).toEqual(new Set(["rankings"]));
    expect(html).toContain(unavailable);
  },
);

it("a city page whose ranking is slow shows it", async () => {
  const { html } = await draw("tessera.localhost", ["rome"], "slow", (path) => path.includes("/list-by/"));
  expect(html).not.toContain(unavailable);
});
