import * as v from "valibot";
import { need } from "../../catalog/snapshot/needs.ts";
import { group } from "../../content/fields/group.ts";
import { richText } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { definePageType } from "../../renderer/define/define-page-type.tsx";
import { Reference } from "./Reference.tsx";

/** Products of the reference, for shortcodes about the page's own products: walks and tickets in Rome. */
const products = [50_001, 50_002, 50_003].map((id) => ({ id }));

/** The editors' reference is a page like any other, so that it shows what pages show. */
export const referenceType = definePageType({
  type: "shortcode_reference",
  fields: v.object({
    typed: text(),
    rendered: richText(),
    entries: group({ name: v.string(), sentence: v.string(), example: v.string(), says: text(), rendered: richText() }),
  }),
  metadata: () => ({ title: "Shortcodes", description: "All shortcodes, each with an example.", image: undefined }),
  kinds: [
    {
      kind: "shortcode-reference",
      needs: () => need("products", products),
      about: (_fields, snapshot) => products.flatMap((query) => snapshot.get("products", query) ?? []),
      Page: Reference,
    },
  ],
});
