import { expect, test } from "vitest";
import { registries } from "../../app/_composition/registries.ts";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { type Locale, findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { linksTo } from "../../renderer/languages.ts";
import { load } from "../../renderer/load.ts";
import { readPageLanguages } from "../../renderer/missing-page.ts";
import { pageAddress } from "../../routing/page-address.ts";
import { resolve } from "../../routing/resolve.ts";
import { readRoute } from "../../routing/route.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";
import { views } from "../../app/_composition/views.ts";

const content = await shippedContentClient();
const { documents } = await content.allAtRef([...registries.pageTypes.keys()], []);

/** Returns what is at a path of a host, requested as a visitor does: a document, if all is well. */
async function visit({ host }: Site, path: string): Promise<string> {
  const cookies = { currency: undefined, previewing: false };
  const resolution = resolve({ host, path, query: "", cookies, development: false }, views);
  if (resolution.kind !== "page") return resolution.kind;
  const { segments, ...names } = resolution.internalPath;
  const route = readRoute({ ...names, path: segments }, views);
  return route === undefined ? "no route" : (await load(route, route.locale, { content, ...registries })).kind;
}

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

test.each(cases)("Q14: $name $path leads on in each language that it lacks", async ({ site, path, written }) => {
  const elsewhere = await readPageLanguages({ site, path }, content);
  expect(new Set(elsewhere)).toEqual(new Set(written.filter(({ code }) => site.languages.includes(code))));
  for (const code of site.languages.filter((each) => !written.includes(locales[each]))) {
    const locale = locales[code];
    const [own = ""] = linksTo(path, [locale], locale).map(({ href }) => href);
    const [home = ""] = linksTo([], [locale], locale).map(({ href }) => href);
    const links = linksTo(path, elsewhere, locale).map(({ href }) => href);
    expect.soft(await visit(site, own), own).toBe("not-found");
    for (const href of [...links, home]) expect.soft(await visit(site, href), `${own} → ${href}`).toBe("document");
    expect(links.length, own).toBeGreaterThan(0);
  }
});
