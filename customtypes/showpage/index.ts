import { definePageType } from "../../renderer/define-page-type.tsx";
import { pageMetadata } from "../page-fields.ts";
import { taggedPlace } from "../place-tags.ts";
import { showSchema } from "./fields.ts";
import { showCategory } from "./show/similar-shows.ts";
import { show } from "./show/index.ts";

export const showPage = definePageType({
  type: "showpage",
  schema: showSchema,
  place: (fields) => ({ ...taggedPlace(fields), collection: fields.tagged_collection }),
  heading: ({ show_name }) => show_name,
  metadata: pageMetadata,
  productPages: { category: showCategory },
  kinds: [show],
});
