import type { RawDocument } from "../../content/document.ts";
import { hasCategory, hasSubCategory, inCityList } from "./in-city-list.ts";
import { tag } from "./tag.ts";

/** Sub-categories that are a kind of page of their own, or none (specification §3). */
const airportTransfers: ReadonlySet<string> = new Set(["1019", "1145"]);
const cityCards = "1008";

export interface SpecialCase {
  readonly kind: string;
  readonly matches: (document: RawDocument) => boolean;
  /** What the catalog has to bear out besides. */
  readonly condition?: ReturnType<typeof inCityList>;
}

/** Tags of a microsite document → what it is besides a collection. Tables, asked from top to bottom (specification §2, §4). */
export const specialCases: readonly SpecialCase[] = [
  { kind: "city", matches: (document) => tag(document, "tagged_page_type") === "city" },
  { kind: "hop-on-hop-off", matches: (document) => tag(document, "tagged_content_type") === "hop-on hop-off" },
  { kind: "airport-transfer", matches: (document) => airportTransfers.has(subCategory(document)) },
  {
    kind: "sub-category",
    matches: (document) => isTicketsLanding(document) && sells(subCategory(document)),
    condition: inCityList(hasSubCategory),
  },
  {
    kind: "category",
    matches: (document) => isTicketsLanding(document) && isCategoryOnly(document),
    condition: inCityList(hasCategory),
  },
];

/** A category or sub-category page has to be a landing page of type tickets with a tagged city. */
function isTicketsLanding(document: RawDocument): boolean {
  const landing = tag(document, "tagged_page_type") === "landing page";
  return landing && tag(document, "tagged_content_type") === "tickets" && tag(document, "tagged_city") !== "";
}

function isCategoryOnly(document: RawDocument): boolean {
  return subCategory(document) === "" && /^\d+$/.test(tag(document, "tagged_category"));
}

function subCategory(document: RawDocument): string {
  return tag(document, "tagged_sub_category");
}

function sells(id: string): boolean {
  return /^\d+$/.test(id) && id !== cityCards;
}
