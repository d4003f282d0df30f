import type { Photo } from "@tessera/provider-api/source/photo.ts";
import { translate } from "@tessera/provider-api/source/translations.ts";
import type { ListingLanguage } from "../materials/listing-languages.ts";

/** The site that has the pages of all places. */
export const host = "www.tessera.example";

const brand = "Tessera";
const date = "2026-11-16T08:00:00+0000";

/** The tags of a microsite document (B8, D24). */
interface Tags {
  readonly city?: string;
  readonly country: string;
  readonly collection?: number | undefined;
  readonly category?: number;
  readonly subCategory?: number | undefined;
  readonly contentType: "City" | "Country" | "Tickets" | "Collection" | "Hop-on hop-off";
  readonly micrositeType: "B1: Global" | "A1: Category" | "A1: Sub category" | "A1: Collection";
  readonly pageType: "City" | "Country" | "Landing page" | "Tickets";
}

interface ListingPage {
  readonly uid: string;
  readonly language: ListingLanguage;
  readonly heading: string;
  readonly tags: Tags;
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  readonly photo: Photo | undefined;
  readonly slices: readonly object[];
}

/** Returns a document as authors write it. */
export function toDocument(page: ListingPage): object {
  const { uid, language, heading, tags, title, description, photo, slices } = page;
  const image = toPicture(photo, language.provider);
  return {
    type: "microsite",
    uid,
    lang: language.content,
    first_publication_date: date,
    last_publication_date: date,
    data: {
      heading,
      tagged_city: tags.city ?? "",
      tagged_country: tags.country,
      tagged_collection: tags.collection ?? null,
      tagged_category: toIdText(tags.category),
      tagged_sub_category: toIdText(tags.subCategory),
      tagged_content_type: tags.contentType,
      tagged_mb_type: tags.micrositeType,
      tagged_page_type: tags.pageType,
      meta_title: `${title} | ${brand}`,
      meta_description: description,
      ...(image === null ? {} : { share_image: image }),
      slices,
    },
  };
}

/** Returns a photograph with its description in a language, by the provider's code. Null without a photograph. */
export function toPicture(photo: Photo | undefined, provider: string): object | null {
  return photo === undefined ? null : { photo: photo.file, alt: translate(photo.alt, provider) };
}

/** `Eiffel Tower and the Seine` → `eiffel-tower-and-the-seine`. */
export function toSlug(name: string): string {
  const letters = name.normalize("NFD").replaceAll(/[\p{M}’']/gu, "");
  return letters.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

function toIdText(id: number | undefined): string {
  return id === undefined ? "" : String(id);
}
