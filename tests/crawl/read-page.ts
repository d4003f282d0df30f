import { decodeEntities } from "./decode-entities.ts";

/** What a crawler reads of a page. */
export interface CrawledPage {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** By `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly isIndexed: boolean;
  readonly image: string;
  /** The content of each JSON-LD element. */
  readonly structured: readonly string[];
  /** What its links lead to, as written. */
  readonly hrefs: readonly string[];
  /** Number of links in its main content. */
  readonly linksInMain: number;
  /** Its words, without scripts and styles. */
  readonly text: string;
}

/** Reads the HTML of a page, as this site writes it: attributes in double quotes, elements closed. */
export function readPage(html: string): CrawledPage {
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, "g"))].map(([tag]) => tag);
  const links = tags("link");
  const [root = ""] = tags("html");
  const meta = (name: string) => {
    const tag = tags("meta").find((each) => [attribute(each, "name"), attribute(each, "property")].includes(name));
    return tag === undefined ? "" : attribute(tag, "content");
  };
  const ofRel = (rel: string) => links.filter((tag) => attribute(tag, "rel") === rel);
  const languages = ofRel("alternate").filter((tag) => attribute(tag, "hreflang") !== "");
  const main = /<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? "";
  return {
    lang: attribute(root, "lang"),
    dir: attribute(root, "dir"),
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    canonical: addressOf(ofRel("canonical")[0] ?? ""),
    alternates: new Map(languages.map((tag) => [attribute(tag, "hreflang"), addressOf(tag)])),
    isIndexed: !meta("robots").includes("noindex"),
    image: meta("og:image"),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = ""]) => json,
    ),
    hrefs: tags("a").flatMap((tag) => (/\shref="/.test(tag) ? [attribute(tag, "href")] : [])),
    linksInMain: main.match(/<a\s[^>]*href="/g)?.length ?? 0,
    text: textOf(/<body[\s>][^]*<\/body>/.exec(html)?.[0] ?? ""),
  };
}

/** Returns the absolute address of a link, as browsers write it: `https://a.example` → `https://a.example/`. Else empty. */
function addressOf(link: string): string {
  const href = attribute(link, "href");
  return URL.canParse(href) ? new URL(href).href : "";
}

function attribute(tag: string, name: string): string {
  return decodeEntities(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
}

/** Returns the words of markup, with single spaces. */
function textOf(html: string): string {
  const words = html.replaceAll(/<(script|style|template)[\s>][^]*?<\/\1>|<!--[^]*?-->|<[^>]+>/g, " ");
  return plain(decodeEntities(words));
}

/** Returns a text with single spaces, and without what only directs its lines. */
export function plain(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
