import type { Photo } from "../../embedded/provider-api/source/photo.ts";
import { createPicture } from "./document.ts";
import type { Language } from "./plans.ts";
import { wordings } from "./wording.ts";

interface Hero {
  readonly eyebrow: string;
  readonly title: string;
  readonly intro: string;
  readonly photo: Photo | undefined;
  readonly chips: readonly object[];
}

export function hero({ eyebrow, title, intro, photo, chips }: Hero, language: Language): object {
  return {
    slice_type: "hero",
    primary: {
      eyebrow,
      title: { rich: [`# ${title}`] },
      intro: { rich: [intro] },
      image: createPicture(photo, language),
      cta: null,
      chips,
    },
  };
}

/** Returns what a page of products promises in its hero. */
export function productChips(language: Language): readonly object[] {
  const { onThisPage, cancellation } = wordings[language];
  return [
    { icon: "ticket", text: onThisPage },
    { icon: "shield-check", text: cancellation },
  ];
}

export function faq(title: string, items: readonly (readonly [question: string, answer: string])[]): object {
  return {
    slice_type: "faq",
    primary: {
      title: { rich: [`## ${title}`] },
      items: items.map(([question, answer]) => ({ question, answer: { rich: [answer] } })),
    },
  };
}

/** What a list of products is read from. */
interface ListingSource {
  readonly collection?: number | undefined;
  readonly category?: number;
  readonly sub_category?: number;
  readonly additional_sub_category_ids?: string;
  readonly city?: string;
}

/** Returns the list of all that a page has. */
export function listing(title: string, source: ListingSource): object {
  const primary = { title: { rich: [`## ${title}`] }, ...source, limit: 12, show_scratch_price: true };
  return { slice_type: "listing", id: "listing$all", primary };
}

/** Returns a row of collections, in this order, under the site's own title. */
export function collections(ids: readonly number[]): object {
  return { slice_type: "collection_carousel", primary: { collection_ids: ids.join(", "), limit: 12 } };
}

/** Returns the beginning of a collection. */
export function topProducts(title: string, collection: number): object {
  const shown = { limit: 4, show_scratch_price: true, deals_only: false };
  const primary = { title: { rich: [`## ${title}`] }, collection, ...shown };
  return { slice_type: "ranked_products", variation: "grid", id: `ranked_products$${collection}`, primary };
}
