import { expect, it } from "vitest";
import { testDocument } from "../../tests/support/fake-content.ts";
import { sites } from "../../hosts/index.ts";
import tessera from "../../hosts/tessera.ts";
import { pageIndex } from "./page-index.ts";

it("lists every site's pages by path, with a link per language, and omits what is on no host of ours", () => {
  const index = pageIndex(
    [
      testDocument("www.tessera.example.rome", "microsite", {}),
      testDocument("www.tessera.example.rome", "microsite", {}, "ar-ae"),
      testDocument("www.tessera.example", "global_homepage", {}),
      testDocument("www.other.example", "microsite", {}),
    ],
    ({ name }) => `http://${name}.localhost`,
  );
  const paths = index.map(({ site, pages }) => [site.name, pages.map(({ path }) => path)] as const);
  expect(paths).toEqual(sites.map(({ name }) => [name, name === "tessera" ? ["/", "/rome/"] : []]));
  expect(index.find(({ site }) => site === tessera)?.pages[1]?.links).toEqual([
    { tag: "en", href: "http://tessera.localhost/rome/", isOlder: false },
    { tag: "ar", href: "http://tessera.localhost/ar/rome/", isOlder: false },
  ]);
});

it("says which translations were published before the English page, and which are missing", () => {
  const published = (language: string, date: string) => ({
    ...testDocument("www.broadway-marquees.example.help", "content_page", {}, language),
    last_publication_date: date,
  });
  const index = pageIndex(
    [
      published("de-de", "2026-11-20T08:00:00+0000"),
      published("en-us", "2026-11-20T09:00:00+0100"),
      published("ar-ae", "2026-11-20T08:59:59+0100"),
    ],
    () => "",
  );
  const [page] = index.flatMap(({ pages }) => pages);
  expect(page?.links.map(({ tag, isOlder }) => [tag, isOlder])).toEqual([
    ["en", false],
    ["de", false],
    ["ar", true],
  ]);
  expect(page?.missing).toEqual(["zh-Hant"]);
});
