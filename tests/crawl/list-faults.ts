import { isLocaleCode } from "../../i18n/locales.ts";
import { pageAtUrl } from "../../routing/page-address.ts";
import type { CrawledPage } from "./read-page.ts";
import type { ListedUrl } from "./read-sitemap.ts";

/** Returns the alternates that are not absolute, not listed, or do not name the page in return. */
export function alternateFaults(listed: readonly ListedUrl[]): readonly string[] {
  const byUrl = new Map(listed.map((entry) => [entry.url, entry]));
  return listed.flatMap(({ url, alternates }) => {
    const own = [...alternates].some(([tag, other]) => tag !== "x-default" && other === url);
    const wrong = [...alternates].filter(
      ([, other]) => ![...(byUrl.get(other)?.alternates.values() ?? [])].includes(url),
    );
    return [
      ...(own ? [] : [`${url} does not name itself`]),
      ...wrong.map(([tag, other]) => `${url}: its ${tag} page ${other} does not name it`),
    ];
  });
}

/** Returns titles and descriptions that several pages of a host and language have. */
export function repeatedTexts(pages: ReadonlyMap<string, CrawledPage>): readonly string[] {
  return (["title", "description"] as const).flatMap((name) => {
    const seen = new Map<string, string>();
    return [...pages].flatMap(([url, page]) => {
      const key = `${new URL(url).host} ${readUrlLanguage(url)} ${page[name]}`;
      const before = seen.get(key);
      seen.set(key, url);
      return before === undefined || page[name] === "" ? [] : [`${url} has the ${name} of ${before}: ${page[name]}`];
    });
  });
}

function readUrlLanguage(url: string): string {
  const code = pageAtUrl(url)?.locale ?? "";
  return isLocaleCode(code) ? code : "";
}
