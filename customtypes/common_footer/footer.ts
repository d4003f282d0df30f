import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { text } from "../../content/fields/text.ts";

/** What editors say about a host's footer. `not_official` is the line that every branded site carries (specification §1). */
export const footerSchema = v.object({
  legal_name: text(),
  not_official: text(),
  contact_email: text(),
  columns: group({ title: text(), links: group({ link: link() }) }),
});

export type FooterContent = v.InferOutput<typeof footerSchema>;
