import { fillSentence } from "../materials/listing-languages.ts";
import type { PlannedSite } from "../materials/site-plans.ts";
import type { PagePlan } from "../materials/text-plans.ts";

const email = "help@tessera.example";

/** The publication date of pages of text. */
export const textDate = "2026-11-22T08:00:00+0000";

interface TextPage {
  readonly site: PlannedSite;
  /** The page's address on its site. */
  readonly name: string;
  readonly lang: string;
  /** When it was last published. By default the date of pages of text. */
  readonly date?: string;
  readonly heading: string;
  readonly description: string;
  readonly slices: readonly object[];
}

/** Returns the document of a page of text. */
export function toTextPage({ site, name, lang, date, heading, description, slices }: TextPage): object {
  return {
    type: "content_page",
    uid: `${site.host}.${name}`,
    lang,
    first_publication_date: textDate,
    last_publication_date: date ?? textDate,
    data: {
      heading: { rich: [`# ${heading}`] },
      meta_title: `${heading} | ${site.brand}`,
      meta_description: description,
      share_image: null,
      slices,
    },
  };
}

/** Returns the slices of a page of text, with the names of its site. */
export function toTextBlocks({ blocks }: PagePlan, fill: (text: string) => string): readonly object[] {
  return blocks.map(([title, body]) => ({
    slice_type: "text_block",
    primary: { title: { rich: [`## ${title}`] }, body: { rich: [fill(body)] } },
  }));
}

/** Returns a function that inserts the names of a site, and further ones: `{brand} is …` → `Tessera is …`. */
export function fillNames(
  { brand, host, seller }: PlannedSite,
  others: Readonly<Record<string, string>> = {},
): (text: string) => string {
  const values: Readonly<Record<string, string>> = {
    brand,
    seller: seller.name,
    address: seller.address,
    email: `[${email}](mailto:${email})`,
    terms: `document:content_page/${host}.terms-and-conditions`,
    cancellation: `document:content_page/${host}.cancellation`,
    imprint: `document:content_page/${host}.imprint`,
    ...others,
  };
  return (source) => fillSentence(source, values);
}
