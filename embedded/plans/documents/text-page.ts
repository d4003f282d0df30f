import { fillSentence } from "../materials/listing-languages.ts";
import type { PlannedSite } from "../materials/site-plans.ts";
import type { PagePlan } from "../materials/text-plans.ts";

const email = "help@tessera.example";

/** The publication date of pages of text. */
export const textDate = "2026-11-22T08:00:00+0000";

/** Returns the slices of a page of text, with the names of its site. */
export function toTextBlocks({ blocks }: PagePlan, fill: (text: string) => string): readonly object[] {
  return blocks.map(([title, body]) => ({
    slice_type: "text_block",
    primary: { title: { rich: [`## ${title}`] }, body: { rich: [fill(body)] } },
  }));
}

/** Returns a function that inserts the names of a site: `{brand} is …` → `Tessera is …`. */
export function fillNames({ brand, host, seller }: PlannedSite): (text: string) => string {
  const values: Readonly<Record<string, string>> = {
    brand,
    seller: seller.name,
    address: seller.address,
    email: `[${email}](mailto:${email})`,
    terms: `document:content_page/${host}.terms-and-conditions`,
    cancellation: `document:content_page/${host}.cancellation`,
  };
  return (source) => fillSentence(source, values);
}
