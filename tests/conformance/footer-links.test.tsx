import { JSDOM } from "jsdom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { registries, sharedTypes } from "../../app/_composition/registries.ts";
import { sites } from "../../hosts/index.ts";
import { promiseNames, type Site } from "../../hosts/site.ts";
import { type Locale, findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { createRenderer } from "../../renderer/line.ts";
import { load } from "../../renderer/load.ts";
import { cookieAddress } from "../../routing/cookie-address.ts";
import { pagePath } from "../../routing/page-address.ts";
import { resolve } from "../../routing/resolve.ts";
import { readRoute, type Route } from "../../routing/route.ts";
import { defaultView } from "../../routing/view.ts";
import type { RawDocument } from "../../content/document.ts";
import { sampleDocuments } from "../support/shipped/sample-documents.ts";
import { testPorts } from "../support/test-renderer.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";
import { views } from "../../app/_composition/views.ts";

// Outside of Next islands are plain components: these render what the server would.
vi.mock("../../framework/islands/island.tsx", () => {
  const Children = ({ children }: { readonly children: unknown }) => children;
  return { island: () => Children, enhanced: () => Children };
});

const content = await shippedContentClient();
const parsed = new JSDOM("").window.document;
/** Returns a renderer of the shipped pages, whose headers and footers `edit` may change. */
function rendererWith(edit: (document: RawDocument) => RawDocument = (document) => document) {
  const sharedDocuments = async (host: string) => (await content.ofHost(host, sharedTypes)).map(edit);
  return createRenderer(registries, testPorts([], { content, sharedDocuments }).ports);
}

const shipped = rendererWith();
/** Their editors wrote nothing of who the site is not. */
const withoutStatement = rendererWith((document) => ({ ...document, data: { ...document.data, not_official: "" } }));

const { documents: pages } = await content.allAtRef([...registries.pageTypes.keys()], []);
const everyHome = pages.flatMap(({ uid, lang }) => {
  const site = sites.find(({ host }) => host === uid);
  const locale = findLocaleByContentLanguage(lang);
  return site === undefined || locale === undefined ? [] : [{ host: site.host, lang, site, locale }];
});
/** The home pages of all hosts, each in four of its languages; in all of them in a whole run. */
const homes = sampleDocuments(everyHome, ({ host, lang }) => ({ family: host, name: `${host} ${lang}` }), 4);

/** Returns the footer of a host, which its page of a missing address has too. */
async function renderFooter(route: Route, { renderMissing } = shipped): Promise<string> {
  const { footer } = await renderMissing(route);
  return renderToStaticMarkup(<>{footer}</>);
}

/** Returns the addresses that the footer of a page links to. */
async function footerLinks(route: Route): Promise<readonly string[]> {
  const html = await renderFooter(route);
  return [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = ""]) => href);
}

/** Returns the route of a path on a host. */
function routeTo(site: Site, locale: Locale, path: readonly string[] = []): Route {
  return { site, locale, currency: "auto", view: defaultView, path };
}

/** Parses markup of the server, without style sheets. */
function renderElement(node: ReactNode): HTMLElement {
  const root = parsed.createElement("div");
  root.innerHTML = renderToStaticMarkup(<>{node}</>).replaceAll(/<style[^]*?<\/style>/g, "");
  return root;
}

/** Returns what is at a path of a host, requested as a visitor does: a document, if all is well. */
async function visit({ host }: Site, path: string): Promise<string> {
  const cookies = { currency: undefined, previewing: false };
  const resolution = resolve({ host, path, query: "", cookies, development: false }, views);
  if (resolution.kind !== "page") return resolution.kind;
  const { segments, ...names } = resolution.internalPath;
  const route = readRoute({ ...names, path: segments }, views);
  return route === undefined ? "no route" : (await load(route, route.locale, { content, ...registries })).kind;
}

describe("C18: every host links its own legal pages and its help", () => {
  it("every host has a home page", () => {
    expect(new Set(homes.map(({ host }) => host))).toEqual(new Set(sites.map(({ host }) => host)));
  });

  it.each(homes)("$host in $lang", async ({ site, locale }) => {
    const links = await footerLinks(routeTo(site, locale));
    const terms = ["privacy-policy", "terms-and-conditions", "terms-of-usage", "cancellation"];
    const promised = site.promises === undefined ? [] : ["guarantee"];
    for (const page of [...terms, ...promised, "imprint", "accessibility", "help-center"]) {
      const link = links.find((href) => href.endsWith(`/${page}/`)) ?? "";
      expect(link, page).toMatch(/^\/(?!\/)/);
      expect(await visit(site, link), link).toBe("document");
    }
  });
});

describe("C18: what to explore begins with the host's own home, and each theatre host's menu does", () => {
  const branded = homes.filter(({ site }) => !site.flagship);

  it.each(branded)("$host in $lang", async ({ site, locale }) => {
    const { footer } = await shipped.renderMissing(routeTo(site, locale));
    expect(renderElement(footer).querySelector("nav a")?.getAttribute("href")).toBe(pagePath(locale.code, []));
  });

  it.each(branded.filter(({ host }) => /west-end|broadway|vienna/.test(host)))("$host in $lang", async (home) => {
    const { header } = await shipped.renderMissing(routeTo(home.site, home.locale));
    const first = renderElement(header).querySelector("nav[data-fit] a");
    expect(first?.getAttribute("href")).toBe(pagePath(home.locale.code, []));
  });
});

/** Returns where the last link of a header's menu leads: `/de/help-center/`. */
function findLastMenuLink(header: HTMLElement): string {
  return [...header.querySelectorAll("nav[data-fit] a")].at(-1)?.getAttribute("href") ?? "";
}

describe("P30: the link to help is the last of the menu, on every page in every language", () => {
  it.each(sites)("$host", async (site) => {
    const ofSite = homes.filter(({ host }) => host === site.host).map(({ locale }) => locale);
    const headers = await Promise.all(
      ofSite.flatMap((locale) => [
        shipped.renderPage(routeTo(site, locale, ["privacy-policy"])),
        shipped.renderMissing(routeTo(site, locale)),
      ]),
    );
    const last = headers.map((page) => ("header" in page ? findLastMenuLink(renderElement(page.header)) : ""));
    expect(last).toEqual(ofSite.flatMap(({ code }) => [1, 2].map(() => pagePath(code, ["help-center"]))));
  });
});

/** A page of each custom type, in English, and those that every host has without a document. */
const ofEachType = [
  ...new Map(pages.filter(({ lang }) => lang === "en-us").map(({ type, uid }) => [type, uid ?? ""])).values(),
].flatMap((uid) => {
  const site = sites.find(({ host }) => uid === host || uid.startsWith(`${host}.`));
  return site === undefined ? [] : [[site, uid.slice(site.host.length + 1).split(".")] as const];
});
const ownPages = [...registries.pageTypes.values()].flatMap(({ paths }) => paths);

describe("P30, P35: every kind of page leads to help and to what is stored, in the same places", () => {
  const flagships = sites.filter((site) => site.flagship);
  const own = flagships.flatMap((site) => ownPages.map((path) => [site, path] as const));

  it.each([...ofEachType, ...own].map(([site, path]) => [site.name, path.join("/"), site, path] as const))(
    "%s /%s",
    async (_name, _path, site, path) => {
      for (const locale of [locales.en, locales.ar]) {
        const page = await shipped.renderPage(routeTo(site, locale, path));
        if (!("header" in page)) throw new Error(`it is ${page.kind} in ${locale.code}`);
        expect(findLastMenuLink(renderElement(page.header))).toBe(pagePath(locale.code, ["help-center"]));
        const last = [...renderElement(page.footer).querySelectorAll("a")].at(-1)?.getAttribute("href");
        expect(last).toBe(cookieAddress(locale.code));
      }
    },
  );

  it("they are many", () => {
    expect(ofEachType.length + own.length).toBeGreaterThan(10);
  });
});

describe("P29: the guarantee says the hours that the site promises; one that promises none has no guarantee", () => {
  it.each(homes)("$host in $lang", async ({ site, locale }) => {
    const outcome = await shipped.renderPage(routeTo(site, locale, ["guarantee"]));
    const said = outcome.kind === "page" ? renderElement(outcome.content).textContent.match(/\d+/g) : outcome.kind;
    const { promises } = site;
    expect(said).toEqual(promises === undefined ? "not-found" : promiseNames.map((name) => String(promises[name])));
  });
});

describe("A9: every site but the flagship says that it is not the venue's own", () => {
  it.each(homes)("$host in $lang", async ({ site, locale }) => {
    const route = routeTo(site, locale);
    const [written, unwritten] = await Promise.all(
      [shipped, withoutStatement].map((each) => renderFooter(route, each)),
    );
    const own = createLocaleTranslator(locale)("shell.notOfficial", { brand: site.brand });
    expect(statementIn(written)).toMatch(site.flagship === true ? /^$/ : new RegExp(`${site.brand}.{10,}`));
    expect(statementIn(unwritten)).toBe(site.flagship === true ? "" : own);
  });
});

/** Returns what follows the brand at the beginning of a footer, without markup. */
function statementIn(footer = ""): string {
  const [, statement = ""] = /<\/strong><p[^>]*>(.*?)<\/p>/s.exec(footer) ?? [];
  return statement.replaceAll(/<[^>]*>/g, "");
}
