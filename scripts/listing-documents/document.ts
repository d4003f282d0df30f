import type { Photo } from "../../embedded/provider-api/source/photo.ts";
import { type Language, languages, plans } from "./plans.ts";

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

export interface Listing {
  readonly uid: string;
  readonly language: Language;
  readonly heading: string;
  readonly tags: Tags;
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  readonly photo: Photo | undefined;
  readonly slices: readonly object[];
}

/** Returns a document as authors write it. */
export function createMicrosite({ uid, language, heading, tags, title, description, photo, slices }: Listing): object {
  const image = createPicture(photo, language);
  return {
    type: "microsite",
    uid,
    lang: languages[language],
    first_publication_date: date,
    last_publication_date: date,
    data: {
      heading,
      tagged_city: tags.city ?? "",
      tagged_country: tags.country,
      tagged_collection: tags.collection ?? null,
      tagged_category: idText(tags.category),
      tagged_sub_category: idText(tags.subCategory),
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

/** Returns a photograph with its description in a language; null where there is none. */
export function createPicture(photo: Photo | undefined, language: Language): object | null {
  if (photo === undefined) return null;
  const alt = language === "tw" ? plans.photos[photo.file] : photo.alt[language];
  if (alt === undefined) throw new Error(`plans/photos.json lacks ${photo.file}`);
  return { photo: photo.file, alt };
}

/** `Eiffel Tower and the Seine` → `eiffel-tower-and-the-seine`. */
export function slugify(name: string): string {
  const letters = name.normalize("NFD").replaceAll(/[\p{M}’']/gu, "");
  return letters.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

function idText(id: number | undefined): string {
  return id === undefined ? "" : String(id);
}
