import { expect, it } from "vitest";
import { productSlug } from "./product-slug.ts";

it.each([
  ["the provider's own path in English", { EN: "/rome/casa-mila-e-7/", DE: "/de/rome/x-e-7/" }, undefined, "casa-mila"],
  ["its English name", null, "Casa Milà: by night!", "casa-mila-by-night"],
  ["its English name where the path is another kind", { EN: "/rome/" }, "Casa", "casa"],
  ["a path with signs that are no words", { EN: "/Sea%20Life--e-7" }, undefined, "sea-20life"],
  ["a name in no Latin letters", {}, "콜로세움", ""],
  ["nothing in English", { DE: "/de/x-e-7/" }, undefined, ""],
])("F11: the words of an address are those of %s", (_title, urlSlugs, english, slug) => {
  expect(productSlug({ urlSlugs, english })).toBe(slug);
});
