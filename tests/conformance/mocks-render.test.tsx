import { afterAll, describe, expect, it } from "vitest";
import { createProviderClient } from "../../catalog/provider/client.ts";
import { pageTypes } from "../../customtypes/index.ts";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { findMisusedMarkup } from "../support/misused-markup.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { everyPlace } from "../support/place-pages.ts";
import { testDocument } from "../support/fake-content.ts";
import { testPage } from "../support/page-context.ts";
import { inItsGroup, sliceMocks } from "../support/mock-slices.ts";
import { testProvider } from "../support/test-provider.ts";
import { testPorts, testRegistries } from "../support/test-renderer.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";

const now = () => Date.UTC(2026, 10, 24, 10);
const server = createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0, now });
const { origin, stop } = await startOnFreePort(server);
afterAll(stop);
const provider = createProviderClient({ baseUrl: origin });

const definitions = Object.values(components);
const { site } = testPage();
const uid = `${site.host}.mock`;

const mocks = sliceMocks();
const cases = mocks.map(({ name, type, variation, slice }) => ({
  name,
  variation,
  slices: inItsGroup(slice, type, mocks),
}));

/** Renders a page with these slices and returns its markup with its diagnostics. */
async function render(slices: readonly unknown[], upstream = provider) {
  const data = { heading: [{ type: "heading1", text: "Mocks", spans: [] }], meta_description: "All mocks", slices };
  const { ports, diagnostics, failures } = testPorts([testDocument(uid, "content_page", data)], {
    provider: upstream,
    now,
    placePages: async () => everyPlace(),
  });
  const { renderPage } = createRenderer(testRegistries({ slices: definitions, pageTypes }), ports);
  const outcome = await renderPage({ site, locale: locales.en, currency: "auto", view: defaultView, path: ["mock"] });
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  return { html: await renderWithIslands(outcome.content), diagnostics, failures };
}

it("axe finds a violation", async () => {
  expect(await axeViolations('<main><img src="a.webp"></main>')).toContainEqual(["image-alt", '<img src="a.webp">']);
});

describe.each(cases)("the mock of $name, $variation", ({ slices }) => {
  it("parses, is planned and rendered without a diagnostic", async () => {
    const { diagnostics, failures } = await render(slices);
    const messages = diagnostics.map(
      ({ message, cause }) => `${message} ${cause instanceof Error ? cause.message : ""}`,
    );
    expect(messages.join("\n")).toBe("");
    expect([diagnostics, failures]).toEqual([[], []]);
  });

  it("shows something", async () => {
    const [page, empty] = await Promise.all([render(slices), render([])]);
    expect(page.html.length).toBeGreaterThan(empty.html.length);
  });

  it("costs no slice where the provider has nothing", async () => {
    const { diagnostics } = await render(slices, testProvider());
    expect(diagnostics.filter(({ code }) => code === "slice-failed")).toEqual([]);
  });

  it("has no section without heading or label, no block within a phrase, and completes only what can be typed", async () => {
    const { html } = await render(slices);
    expect(findMisusedMarkup(html)).toEqual([]);
  });

  it("passes axe", async () => {
    const { html } = await render(slices);
    expect(await axeViolations(`<main>${html}</main>`)).toEqual([]);
  });
});
