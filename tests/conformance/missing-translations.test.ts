import { expect, test } from "vitest";
import { registries } from "../../app/_composition/registries.ts";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { type Locale, findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { languageLinks, linksTo } from "../../ui/shell/language-links.ts";
import { readPageLanguages } from "../../renderer/missing-page.ts";
import { pageAddress } from "../../routing/page-address.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";
import { visitPath } from "../support/visit-path.ts";

const content = await shippedContentClient();
const { documents } = await content.allAtRef([...registries.pageTypes.keys()], []);

const visit = (site: Site, path: string) => visitPath(content, site, path);

/** Returns one page of a site for each set of languages that lacks one of the site. */
function partlyTranslated(site: Site) {
  const found = new Map<string, { readonly path: readonly string[]; readonly written: readonly Locale[] }>();
  for (const { uid, lang, alternate_languages, type } of documents) {
    const address = pageAddress(uid ?? "");
    if (address?.site !== site || lang !== "en-us" || registries.pageTypes.get(type)?.productPages !== undefined)
      continue;
    const written = [lang, ...alternate_languages.map((each) => each.lang)].flatMap(
      (each) => findLocaleByContentLanguage(each) ?? [],
    );
    const key = written
      .map(({ code }) => code)
      .toSorted()
      .join(" ");
    if (site.languages.some((code) => !written.includes(locales[code])))
      found.set(key, { path: address.path, written });
  }
  return [...found.values()];
}

const cases = sites.flatMap((site) => partlyTranslated(site).map((page) => ({ site, name: site.name, ...page })));

test("two hosts and more have pages that are not in all of their languages", () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBeGreaterThan(1);
});

test.each(cases)("A10: $name $path opens in each language that it lacks, as its links say", async ({ site, path }) => {
  const links = languageLinks({
    site,
    kind: "page",
    locale: locales.en,
    path,
    alternates: [locales.en],
    view: defaultView,
  });
  expect(links).toHaveLength(site.languages.length);
  for (const { href } of links) expect.soft(await visit(site, href), href).toBe("document");
});

test("Q14: a page that English lacks leads on in the languages that it has", async () => {
  const [page] = cases;
  if (page === undefined) throw new Error("Each page has all languages.");
  const { site, path } = page;
  const written = await readPageLanguages({ site, path }, content);
  expect(written.length).toBeGreaterThan(0);
  for (const { href } of linksTo(path, written, locales.en))
    expect.soft(await visit(site, href), href).toBe("document");
});
