import { need } from "../../catalog/snapshot/needs.ts";
import { definePageKind } from "../../renderer/define-page-kind.tsx";
import { pageMetadata } from "../page-metadata.ts";
import { showSchema } from "./show-fields.ts";
import { ShowPage } from "./ShowPage.tsx";

/** One theatre show: its facts, its price and, in tabs, everything about it. */
export const show = definePageKind({
  kind: "show",
  type: "showpage",
  schema: showSchema,
  country: ({ tagged_country }) => tagged_country.source,
  needs: ({ tgid }) => need("products", tgid === undefined ? [] : [{ id: tgid }]),
  metadata: pageMetadata,
  Page: ShowPage,
});
