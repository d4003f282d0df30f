import { sites } from "../../../hosts/index.ts";
import type { Site } from "../../../hosts/site.ts";
import { isLocaleCode, type Locale, findLocaleByTag, locales } from "../../../i18n/locales.ts";
import { pageIdentifier } from "../../../routing/page-address.ts";
import { resolve } from "../../../routing/resolve.ts";
import type { ProductAnswer } from "./provider-answers.ts";
import type { ShippedPage } from "./shipped-pages.ts";
import { views } from "../../../app/_composition/views.ts";

/** Returns the links of a page to pages of our hosts. */
export function pageLinks(root: HTMLElement, site: Site): readonly HTMLAnchorElement[] {
  return [...root.querySelectorAll("a")].filter(
    (link) => link.hasAttribute("href") && findSiteOfUrl(readLinkUrl(link, site)) !== undefined,
  );
}

/** Returns the ids of the products whose own pages a page links to: `/rome-by-bus-e-50012/` → 50012. */
export function linkedProducts(root: HTMLElement): readonly number[] {
  const hrefs = [...root.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
  return hrefs.flatMap((href) => (/-e-(\d+)\/$/.exec(href) ?? []).slice(1).map(Number));
}

/** Pages that each host has without a document. */
const ofEveryHost: ReadonlySet<string | undefined> = new Set(["search", "saved", "plan", "cookies"]);

interface KnownPages {
  readonly pages: readonly ShippedPage[];
  /** The provider's responses for products that the page shows or links to. Each has a page in every language. */
  readonly products: Iterable<ProductAnswer>;
}

/** Returns the links to no page, and those whose words or `hreflang` do not name another language. */
export function wrongLinks(root: HTMLElement, site: Site, { pages, products }: KnownPages): readonly string[] {
  const existing = new Map(pages.filter(({ exists }) => exists).map((page) => [toTargetKey(page), page]));
  const slugs = new Set([...products].map(({ urlSlugs }) => urlSlugs.EN.split("/").at(-2)));
  return pageLinks(root, site)
    .filter((link) => {
      const address = readLinkUrl(link, site);
      const href = link.getAttribute("href") ?? "";
      // Another view of the same page.
      if (href.startsWith("?")) return false;
      if (href.startsWith("#")) return root.querySelector(`[id="${address.hash.slice(1)}"]`) === null;
      const [language, slug] = [link.getAttribute("hreflang") ?? root.lang, address.pathname.split("/").at(-2)];
      // A product's page and the pages that each host has need no document.
      const target = findTarget(address);
      if (slugs.has(slug) || ofEveryHost.has(slug)) return language !== root.lang || target?.locale.tag !== root.lang;
      if (target === undefined) return true;
      // A switcher names the language of the visit.
      if (link.lang !== "" && link.lang === link.hreflang) return language !== target.locale.tag;
      // A page without a translation opens with its English texts (A10).
      const page = existing.get(toTargetKey(target)) ?? existing.get(toTargetKey({ ...target, locale: locales.en }));
      return page === undefined || language !== page.locale.tag || isSilent(link, root);
    })
    .map(({ outerHTML }) => outerHTML);
}

/** Whether the words of a link don't say that it leads to another language. A picture says nothing. */
function isSilent(link: Element, root: HTMLElement): boolean {
  const language = link.getAttribute("hreflang") ?? root.lang;
  const words = link.textContent;
  return language !== root.lang && words !== "" && !words.includes(findLocaleByTag(language)?.name ?? "");
}

/** Returns the languages of the header's switcher, each with its path. */
export function switcherLanguages(root: HTMLElement): readonly (readonly [tag: string, path: string])[] {
  return [...root.querySelectorAll("header a[hreflang][lang]")].map(
    (link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""] as const,
  );
}

function readLinkUrl(link: Element, site: Site): URL {
  return new URL(link.getAttribute("href") ?? "", `https://${site.host}/`);
}

function findSiteOfUrl({ host }: URL): Site | undefined {
  return sites.find((site) => site.host === host);
}

interface Target {
  readonly uid: string;
  readonly locale: Locale;
}

/** Returns identifier and language of the page at an address, resolved as a request; undefined without a page. */
function findTarget(address: URL): Target | undefined {
  const site = findSiteOfUrl(address);
  const cookies = { currency: undefined, previewing: false };
  const { host, pathname: path } = address;
  const resolution = resolve({ host, path, query: "", cookies, development: false }, views);
  if (site === undefined || resolution.kind !== "page") return undefined;
  const { locale: code, segments } = resolution.internalPath;
  const uid = pageIdentifier({ site, path: segments.map(decodeURIComponent) });
  return isLocaleCode(code) ? { uid, locale: locales[code] } : undefined;
}

function toTargetKey({ uid, locale: { code } }: Target): string {
  return `${uid} ${code}`;
}
