import type { Photo } from "@tessera/provider-api/source/photo.ts";
import type { ListingLanguage } from "../materials/listing-languages.ts";
import { toPicture } from "./document.ts";

interface Hero {
  readonly eyebrow: string;
  readonly title: string;
  readonly intro: string;
  readonly photo: Photo | undefined;
  readonly chips: readonly object[];
}

export function toHero({ eyebrow, title, intro, photo, chips }: Hero, language: ListingLanguage): object {
  return {
    slice_type: "hero",
    primary: {
      eyebrow,
      title: { rich: [`# ${title}`] },
      intro: { rich: [intro] },
      image: toPicture(photo, language.provider),
      cta: null,
      chips,
    },
  };
}

/** Returns the promises in the hero of a page of products. */
export function toProductChips({ texts }: ListingLanguage): readonly object[] {
  const { onThisPage, cancellation } = texts.wording;
  return [
    { icon: "ticket", text: onThisPage },
    { icon: "shield-check", text: cancellation },
  ];
}

/** A question with its answer. */
interface Answered {
  readonly question: string;
  readonly answer: string;
}

export function toFaq(title: string, items: readonly Answered[]): object {
  return {
    slice_type: "faq",
    primary: {
      title: { rich: [`## ${title}`] },
      items: items.map(({ question, answer }) => ({ question, answer: { rich: [answer] } })),
    },
  };
}

/** Names the products of a list: by collection, or by category and city. */
interface ListingSource {
  readonly collection?: number | undefined;
  readonly category?: number;
  readonly sub_category?: number;
  readonly additional_sub_category_ids?: string;
  readonly city?: string;
}

/** Returns the list of all products of a page. */
export function toListing(title: string, source: ListingSource): object {
  const primary = { title: { rich: [`## ${title}`] }, ...source, show_scratch_price: true };
  return { slice_type: "listing", id: "listing$all", primary };
}

/** Returns a row of collections, in this order, under the usual title. */
export function toCollections(ids: readonly number[]): object {
  return { slice_type: "collection_carousel", primary: { collection_ids: ids.join(", "), limit: 12 } };
}

/** Returns the beginning of a collection. */
export function toTopProducts(title: string, collection: number): object {
  const shown = { limit: 4, show_scratch_price: true, deals_only: false };
  const primary = { title: { rich: [`## ${title}`] }, collection, ...shown };
  return { slice_type: "ranked_products", variation: "grid", id: `ranked_products$${collection}`, primary };
}
