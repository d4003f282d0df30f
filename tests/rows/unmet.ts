/** Parts of rules that no shipped page has, which a visitor therefore meets nowhere. The walk prints them. */
export const unmet: readonly { readonly id: string; readonly part: string }[] = [
  { id: "A12", part: "Customers, the rating, reviews and 24x7 help: no host claims them." },
  { id: "C9", part: "Reviews are a section below the tabs of a show, and no tab." },
  { id: "H8", part: "apply-ranking-experiment of a collection." },
  { id: "H12", part: "Sections of a collection: no page reads them." },
  { id: "H17", part: "variantId: no calendar is of one variant." },
];
