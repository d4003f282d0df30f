import * as v from "valibot";
import { need } from "../../../catalog/snapshot/needs.ts";
import { group } from "../../../content/fields/group.ts";
import { richText } from "../../../content/fields/rich-text.ts";
import { text } from "../../../content/fields/text.ts";
import { definePageKind } from "../../../renderer/define-page-kind.tsx";
import { Reference } from "./Reference.tsx";

/** What the reference page is about, for shortcodes that speak of the page's own products: walks and tickets in Rome. */
const pageProducts = [50_001, 50_002, 50_003];

/** The editors' reference is a page like any other, so that what it shows is what pages show. */
export const referenceKind = definePageKind({
  kind: "shortcode-reference",
  type: "shortcode_reference",
  schema: v.object({
    typed: text(),
    drawn: richText(),
    entries: group({ name: v.string(), sentence: v.string(), example: v.string(), says: text(), drawn: richText() }),
  }),
  needs: () =>
    need(
      "products",
      pageProducts.map((id) => ({ id })),
    ),
  metadata: () => ({ title: "Shortcodes", description: "", image: undefined }),
  Page: Reference,
});
