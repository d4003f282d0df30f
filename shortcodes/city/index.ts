import * as v from "valibot";
import { defineShortcode, need, noNeeds } from "../../renderer/index.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { CategoryRankingQuery } from "../../catalog/ranking/ranking.ts";
import type { LocalizedText } from "../../i18n/localized-text.ts";
import { cityAttribute } from "../attributes/ids.ts";

/** Tickets: the category every city has. */
const tickets = 1;

export const city = defineShortcode({
  name: "city",
  sentence: "The name of the city the page's own products are in, or of the one whose code is given.",
  example: '[city code="ROME"]',
  attributes: v.object({ code: cityAttribute() }),
  needs: ({ code }) => (code === undefined ? noNeeds : need("categoryRankings", [listingIn(code)])),
  text: ({ code }, { snapshot, pageProducts }) =>
    code === undefined ? sharedCity(pageProducts) : snapshot.get("categoryRankings", listingIn(code))?.city?.name,
});

/** The provider names a city in what it lists there, and nowhere by itself. */
function listingIn(code: string): CategoryRankingQuery {
  return { kind: "category", id: tickets, city: code, limit: 1, subCategories: [] };
}

/** Undefined when the products are in several cities. */
function sharedCity(products: readonly Product[]): LocalizedText | undefined {
  const names = products.map(({ cityName }) => cityName).filter(({ text }) => text !== "");
  const [name, ...others] = new Map(names.map((each) => [each.text, each])).values();
  return others.length === 0 ? name : undefined;
}
