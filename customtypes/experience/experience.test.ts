import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { parseProductPath } from "../../routing/product-address.ts";
import { defaultView } from "../../routing/view.ts";
import colosseum from "../../hosts/colosseum.ts";
import tessera from "../../hosts/tessera.ts";
import { documentsKey, type DocumentsQuery } from "../../catalog/document/document.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { pageTypes } from "../index.ts";

const night = testProduct({ id: 7, slug: "night-tour", languages: ["en", "de"], name: "Night tour" });

interface World {
  /** The provider's product; undefined when it does not exist. */
  readonly product?: Product | undefined;
  readonly failing?: boolean;
  /** The show page of the product, by its address. */
  readonly showPage?: string;
  readonly site?: typeof tessera;
  readonly locale?: "en" | "de" | "pl";
  readonly intro?: string;
  readonly currency?: "auto" | "EUR";
}

/** Requests an address where no document is, unless the world has one. */
async function visit(segment: string, world: World = {}) {
  const {
    product = "product" in world ? undefined : night,
    failing = false,
    site = tessera,
    locale = "en",
    currency = "EUR",
  } = world;
  const find = async (queries: readonly DocumentsQuery[]) => {
    const found = { ...testDocument(`${world.showPage}`, "showpage", { tgid: 7 }), id: "show" };
    return new Map(queries.map((query) => [documentsKey(query), world.showPage === undefined ? [] : [found]]));
  };
  const productDetails = () => {
    if (failing) throw new Error("down");
    return product;
  };
  const documents = [testDocument(`${tessera.host}.night-tour-e-7`, "experience", { tgid: 7, meta_title: "Ours" })];
  const provider = testProvider({ productDetails });
  const { ports } = testPorts(world.intro === undefined ? [] : documents, {
    documents: find,
    provider,
    findProductCity: async () => "NEW_YORK",
    findCityCurrency: async (code) => (code === "NEW_YORK" ? "USD" : "EUR"),
  });
  const { renderPage } = createRenderer(testRegistries({ pageTypes }), ports);
  const route = { site, locale: locales[locale], currency, view: defaultView, path: [segment] };
  return renderPage(route);
}

describe("B7: a product's address without a document", () => {
  it("is its page, in every language of the site", async () => {
    const outcome = await visit("night-tour-e-7", { locale: "pl" });
    if (outcome.kind !== "page") throw new Error(outcome.kind);
    expect(outcome.page.kind).toBe("experience");
    expect(outcome.page.alternates).toHaveLength(tessera.languages.length);
    expect(outcome.metadata.title).toBe("Night tour | Tessera");
  });

  it("with other words is a permanent redirect", async () => {
    const outcome = await visit("day-tour-e-7", { locale: "de" });
    expect(outcome).toMatchObject({ kind: "redirect", permanent: true, location: "/de/night-tour-e-7/" });
    expect(parseProductPath(["night-tour-e-7"])?.id).toBe(7);
  });

  it.each([
    ["a product that the provider does not have", "night-tour-e-7", { product: undefined }],
    ["an address of no product", "night-tour", {}],
  ])("is missing for %s", async (_title, segment, world) => {
    expect(await visit(segment, world)).toMatchObject({ kind: "not-found", provisional: false });
  });

  it("is a page while the provider is down, for a moment", async () => {
    expect(await visit("night-tour-e-7", { failing: true })).toMatchObject({ kind: "page", provisional: "incomplete" });
  });

  it.each([
    [
      "on this site redirects to it",
      `${tessera.host}.the-lamplighters`,
      { kind: "redirect", location: "/the-lamplighters/" },
    ],
    ["on another site leaves it", "www.west-end-nights.example.x", { kind: "page" }],
  ])("of a show whose show page is %s", async (_title, showPage, outcome) => {
    const show = testProduct({
      ...night,
      name: "",
      id: 7,
      slug: "night-tour",
      category: { id: 7, name: "Entertainment" },
    });
    expect(await visit("night-tour-e-7", { product: show, showPage })).toMatchObject(outcome);
  });

  it("has what a document at it says", async () => {
    expect(await visit("night-tour-e-7", { intro: "" })).toMatchObject({ metadata: { title: "Ours" } });
  });
});

it("the currency of a product's page is that of its city's country", async () => {
  const outcome = await visit("night-tour-e-7", { currency: "auto" });
  expect(outcome).toMatchObject({ page: { currency: "USD" } });
});

describe("B4: a product's page counts for", () => {
  const renderAlternates = async (world: World) => {
    const outcome = await visit("night-tour-e-7", world);
    if (outcome.kind !== "page") throw new Error(outcome.kind);
    return outcome.head.alternates;
  };
  const languages = { en: "/night-tour-e-7/", de: "/de/night-tour-e-7/", "x-default": "/night-tour-e-7/" };

  it.each([
    ["itself in a language that the provider has it in", {}, "/night-tour-e-7/"],
    ["itself in another", { locale: "de" }, "/de/night-tour-e-7/"],
    ["the English page in a language that falls back to English", { locale: "pl" }, "/night-tour-e-7/"],
  ] as const)("%s", async (_title, world, canonical) => {
    expect(await renderAlternates(world)).toEqual({ canonical, languages });
  });

  it("the flagship's page on another site", async () => {
    const { canonical } = (await renderAlternates({ site: colosseum, locale: "de" })) ?? {};
    expect(canonical).toBe("https://www.tessera.example/de/night-tour-e-7/");
  });
});
