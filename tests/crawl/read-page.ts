import { decodeEntities } from "./decode-entities.ts";
import { readAttribute } from "./elements.ts";

/** Parts of a page that a crawler reads. */
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
  /** Addresses of its links, as written. */
  readonly hrefs: readonly string[];
  /** Number of links in its main content. */
  readonly linksInMain: number;
  /** The markup of its body, without scripts, styles and icons. */
  readonly body: string;
}

const unseen = /<(script|style|template|svg)[\s>][^]*?<\/\1>/g;

/** Reads the HTML of a page, as this site writes it: attributes in double quotes, elements closed. */
export function readPage(html: string): CrawledPage {
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, "g"))].map(([tag]) => tag);
  const links = tags("link");
  const [root = ""] = tags("html");
  const meta = (name: string) => {
    const tag = tags("meta").find((each) =>
      [readAttribute(each, "name"), readAttribute(each, "property")].includes(name),
    );
    return tag === undefined ? "" : readAttribute(tag, "content");
  };
  const ofRel = (rel: string) => links.filter((tag) => readAttribute(tag, "rel") === rel);
  const languages = ofRel("alternate").filter((tag) => readAttribute(tag, "hreflang") !== "");
  const main = /<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? "";
  return {
    lang: readAttribute(root, "lang"),
    dir: readAttribute(root, "dir"),
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    canonical: readLinkAddress(ofRel("canonical")[0] ?? ""),
    alternates: new Map(languages.map((tag) => [readAttribute(tag, "hreflang"), readLinkAddress(tag)])),
    isIndexed: !meta("robots").includes("noindex"),
    image: meta("og:image"),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = ""]) => json,
    ),
    hrefs: tags("a").flatMap((tag) => (/\shref="/.test(tag) ? [readAttribute(tag, "href")] : [])),
    linksInMain: main.match(/<a\s[^>]*href="/g)?.length ?? 0,
    body: (/<body[\s>][^]*<\/body>/.exec(html)?.[0] ?? "").replaceAll(unseen, " "),
  };
}

/** Returns the absolute address of a link, as browsers write it: `https://a.example` → `https://a.example/`. Else empty. */
function readLinkAddress(link: string): string {
  const href = readAttribute(link, "href");
  return URL.canParse(href) ? new URL(href).href : "";
}
