import { expect, it } from "vitest";
import { testDocument } from "../../../tests/support/fake-content.ts";
import { sites } from "../../../hosts/index.ts";
import tessera from "../../../hosts/tessera.ts";
import { pageIndex } from "./page-index.ts";

it("lists every site's pages by path, with a link per language, and leaves out what is on no host of ours", () => {
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
    { tag: "en", href: "http://tessera.localhost/rome/" },
    { tag: "ar", href: "http://tessera.localhost/ar/rome/" },
  ]);
});
