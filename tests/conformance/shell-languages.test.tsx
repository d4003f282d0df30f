import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { registries, sharedTypes } from "../../app/_composition/registries.ts";
import { sites } from "../../hosts/index.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView } from "../../routing/view.ts";
import { JSDOM } from "jsdom";
import { testPorts } from "../support/test-renderer.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";

// Outside of Next islands are plain components: these render what the server would.
vi.mock("../../framework/islands/island.tsx", () => {
  const Children = ({ children }: { readonly children: unknown }) => children;
  return { island: () => Children, enhanced: () => Children };
});

const content = await shippedContentClient();
const page = new JSDOM("").window.document;

test.each(sites)("E13: $name has a header and a footer in each of its languages", async (site) => {
  const documents = await content.ofHost(site.host, sharedTypes);
  const found = documents.filter(({ uid }) => uid === site.host).map(({ type, lang }) => `${type} ${lang}`);
  const due = site.languages.flatMap((code) => sharedTypes.map((type) => `${type} ${locales[code].contentLanguage}`));
  expect(found.toSorted()).toEqual(due.toSorted());
});

/** Renders header and footer of a host in a language in which it has neither. */
async function renderEnglishShell(site: (typeof sites)[number], locale: (typeof locales)["ar"]) {
  const all = await content.ofHost(site.host, sharedTypes);
  const { ports } = testPorts([], { content, sharedDocuments: async () => all.filter(({ lang }) => lang === "en-us") });
  const route = { site, locale, currency: "auto", view: defaultView, path: [] } as const;
  const { header, footer } = await createRenderer(registries, ports).renderMissing(route);
  const root = page.createElement("div");
  root.lang = locale.tag;
  root.innerHTML = renderToStaticMarkup([header, footer]).replaceAll(/<style[^]*?<\/style>/g, "");
  return root;
}

function readElementLanguage(element: Element): string {
  return element.closest("[lang]")?.getAttribute("lang") ?? "";
}

test.each(sites)(
  "E13, X16: $name without a header and footer in Arabic has the English ones, which say so",
  async (site) => {
    const root = await renderEnglishShell(site, locales.ar);
    const links = [...root.querySelectorAll("header nav a[href], footer h2, footer h2 + ul a")].filter(
      (element) => !element.hasAttribute("hreflang") || element.getAttribute("hreflang") === "en",
    );
    const english = links.filter(({ textContent }) => /^[ -~’]+$/.test(textContent));
    expect(english.length).toBeGreaterThan(5);
    expect(
      english.filter((element) => readElementLanguage(element) !== "en").map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
  },
);

/** Returns the links of a host’s header and footer to another language, without those to its own page. */
async function shellLinks(site: (typeof sites)[number], code: LocaleCode) {
  const { ports } = testPorts([], { content, sharedDocuments: (host) => content.ofHost(host, sharedTypes) });
  const route = { site, locale: locales[code], currency: "auto", view: defaultView, path: [] } as const;
  const { header, footer } = await createRenderer(registries, ports).renderMissing(route);
  const root = page.createElement("div");
  root.innerHTML = renderToStaticMarkup([header, footer]).replaceAll(/<style[^]*?<\/style>/g, "");
  return [...root.querySelectorAll("a[hreflang]")].filter(
    (link) => link.getAttribute("lang") !== link.getAttribute("hreflang"),
  );
}

const flagship = sites.filter((site) => site.flagship);
const spoken = flagship.flatMap((site) => site.languages.map((code) => [site.name, code, site] as const));

test.each(spoken)("X16: on %s in %s what leads to another language says so", async (_name, code, site) => {
  const links = await shellLinks(site, code);
  const silent = links.filter((link) => {
    const note = link.querySelector("bdi");
    return note?.lang !== link.getAttribute("hreflang") || !/^\(\p{L}+\)$/u.test(note?.textContent ?? "");
  });
  expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
