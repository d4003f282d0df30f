import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { PageContent } from "../../ui/shell/PageContent.tsx";
import type { RawDocument } from "../../content/document.ts";
import { pageTypes as knownTypes, shell } from "../../customtypes/index.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { renderInBrowser } from "../support/render-in-browser.tsx";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { testDocument } from "../support/fake-content.ts";
import { hostileValues, type Manner, manners, payloads } from "../support/hostile-values.ts";
import { findActiveMarkup } from "../support/active-markup.ts";
import { testPage, testProduct } from "../support/page-context.ts";
import { customTypeFolders, sliceFolders } from "../support/slice-folders.ts";
import { testCollection } from "../support/test-collection.ts";
import { testProvider } from "../support/test-provider.ts";
import { testPorts, testRegistries } from "../support/test-renderer.ts";
import { isWhole } from "../support/test-scale.ts";

// As in a build: the renderer waits for the code of an island, and never calls it on the server.
vi.mock("next/dynamic", () => import("../support/dynamic-island.ts"));

const { site } = testPage();
const route = { site, locale: locales.en, currency: "auto", view: defaultView, path: ["rome"] } as const;
const uid = `${site.host}.rome`;

const sliceModel = v.object({
  id: v.string(),
  variations: v.array(v.object({ id: v.string(), primary: v.optional(v.record(v.string(), v.unknown()), {}) })),
});
const typeModel = v.object({ id: v.string(), json: v.record(v.string(), v.record(v.string(), v.unknown())) });

const sliceModels = sliceFolders().map(({ model }) => v.parse(sliceModel, model));
const types = customTypeFolders().map(({ model }) => v.parse(typeModel, model));
const pageTypes = types.filter(({ id }) => knownTypes.some(({ type }) => type === id));

/** The order of slices on the page: openers of groups, what is within, all others, closers. */
const placed = sliceModels.toSorted((one, other) => toGroupOrder(one.id) - toGroupOrder(other.id));

function toGroupOrder(id: string): number {
  const role = Object.values(components).find(({ type }) => type === id)?.group;
  if (role === undefined) return 2;
  if ("closes" in role) return 3;
  return role.within === undefined ? 0 : 1;
}

/** Returns every slice in every variation. */
const hostileSlices = (payload: string, manner: Manner) =>
  placed.flatMap(({ id, variations }) =>
    variations.map(({ id: variation, primary }) => ({
      id: `${id}$${variation}`,
      slice_type: id,
      variation,
      primary: hostileValues(primary, payload, manner),
    })),
  );

function hostileDocument(type: string, payload: string, manner: Manner): RawDocument {
  const tabs = types.find(({ id }) => id === type)?.json ?? {};
  const { uid: _uid, slices: _slices, ...fields } = Object.assign({}, ...Object.values(tabs));
  if (type !== pageTypes[0]?.id)
    return testDocument(uid, type, { ...hostileValues(fields, payload, manner), slices: [] });
  // Slices are the same on all types: the first type renders them.
  return testDocument(uid, type, { ...hostileValues(fields, payload, manner), slices: hostileSlices(payload, manner) });
}

// Every id that a slice names is known, so that the slice renders.
const provider = testProvider({
  products: ({ id }) => testProduct({ id }),
  collections: ({ id }) => testCollection({ id }),
  rankings: () => ({ products: [testProduct()], total: 1, city: undefined }),
});

const registries = testRegistries({ slices: Object.values(components), pageTypes: knownTypes, shell });

function createHostileRenderer(...documents: readonly RawDocument[]) {
  const { ports, diagnostics } = testPorts(documents, {
    provider,
  });
  return { ...createRenderer(registries, ports), diagnostics };
}

async function renderHostilePage(type: string, payload: string, manner: Manner) {
  const { renderPage, diagnostics } = createHostileRenderer(hostileDocument(type, payload, manner));
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  return { page: outcome, diagnostics };
}

/** Each payload in each manner; by default in one of them, in turns. */
const cases = manners.flatMap((manner, row) =>
  payloads
    .filter((_, column) => isWhole || (row + column) % manners.length === 0)
    .map((payload) => ({ manner, payload })),
);

describe.each(pageTypes.map(({ id }) => id))(
  "with hostile fields in a %s, and in all slices for the first type",
  (type) => {
    it.each(cases)("$manner: $payload", async ({ payload, manner }) => {
      const { page, diagnostics } = await renderHostilePage(type, payload, manner);
      expect(diagnostics.filter(({ code }) => code === "slice-failed")).toEqual([]);
      expect(findActiveMarkup(await renderWithIslands(page.content))).toEqual([]);
      // Other types have no slices, and so no islands.
      const hydrated = type === pageTypes[0]?.id ? [await renderInBrowser(page.content)] : [];
      expect(hydrated.flatMap(findActiveMarkup)).toEqual([]);

      const { title: anyTitle, description, openGraph } = page.head;
      const title = v.parse(v.string(), anyTitle);
      const head = (
        <div title={title} data-description={description}>
          {title} {description}
        </div>
      );
      expect(findActiveMarkup(renderToStaticMarkup(head))).toEqual([]);
      const images = v.parse(v.array(v.object({ url: v.string() })), openGraph?.images ?? []);
      // The site renders it from the address of the page alone.
      expect(images.filter(({ url }) => !/^\/og\/[\w/-]+\.jpg$/.test(url))).toEqual([]);

      const script = renderToStaticMarkup(<PageContent content={null} structuredData={page.structuredData} />);
      expect(script.match(/<\/script/gi)).toHaveLength(1);
      const parsed = new DOMParser().parseFromString(script, "text/html").querySelectorAll("script");
      expect([...parsed].map(({ type: kind }) => kind)).toEqual(["application/ld+json"]);
      expect(JSON.parse(parsed[0]?.textContent ?? "")).toEqual(page.structuredData);
    });
  },
);

it("all islands render, and all of them run", async () => {
  const { page } = await renderHostilePage(pageTypes[0]?.id ?? "", "//evil.example/a", "fitting");
  const arrived = new DOMParser().parseFromString(await renderWithIslands(page.content), "text/html");
  document.body.innerHTML = await renderInBrowser(page.content);
  const selectors = ["dialog", "tab-panel", "[data-day]", "figure > a"];
  expect(selectors.filter((selector) => arrived.querySelector(selector) === null)).toEqual([]);
  const used = ["dialog[open] img", "[role=tab][aria-selected=true]", "iframe"];
  expect(used.filter((part) => document.querySelector(part) === null)).toEqual([]);
});

describe("hostile content is shown as text", () => {
  it.each(payloads.filter((payload) => !payload.includes("[")))("%s", async (payload) => {
    const { page, diagnostics } = await renderHostilePage("content_page", payload, "fitting");
    expect(diagnostics.filter(({ level }) => level === "error")).toEqual([]);
    const { body } = new DOMParser().parseFromString(await renderWithIslands(page.content), "text/html");
    expect(body.textContent.split(payload).length).toBeGreaterThan(sliceModels.length);
    expect(page.metadata.title).toBe(payload);
    expect(JSON.stringify(page.structuredData)).toContain(JSON.stringify(payload));
  });
});

describe.each(cases)("$manner: $payload", ({ payload, manner }) => {
  it("header and footer are inert", async () => {
    const documents = ["common_header", "common_footer"].map((type) => hostileDocument(type, payload, manner));
    const { header, footer } = await createHostileRenderer(...documents).renderMissing(route);
    const html = renderToStaticMarkup(
      <>
        {header}
        {footer}
      </>,
    );
    expect(html).toContain("<footer");
    expect(findActiveMarkup(html)).toEqual([]);
  });

  it("a redirect leads to a safe address or is not found", async () => {
    const outcome = await createHostileRenderer(hostileDocument("redirect", payload, manner)).renderPage(route);
    expect(outcome.kind).toMatch(/^(?:redirect|not-found)$/);
    const locations = outcome.kind === "redirect" ? [outcome.location] : [];
    expect(locations.filter((location) => !/^[\x21-\x7e]+$/.test(location))).toEqual([]);
    const links = locations.map((location) => renderToStaticMarkup(<a href={location}>moved</a>));
    expect(links.flatMap(findActiveMarkup)).toEqual([]);
  });
});
