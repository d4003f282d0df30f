import { showCategory } from "../../catalog/show/show-category.ts";
import { definePageType } from "../../renderer/index.ts";
import { pageMetadata } from "../page-fields.ts";
import { taggedPlace } from "../place-tags.ts";
import { showSchema } from "./fields.ts";
import { enteredShow } from "./show/find-show-product.ts";
import { show } from "./show/index.ts";

export const showPage = definePageType({
  type: "showpage",
  fields: showSchema,
  place: (fields) => ({ ...taggedPlace(fields), collection: fields.tagged_collection }),
  heading: ({ show_name }) => show_name,
  metadata: pageMetadata,
  productPages: {
    category: showCategory,
    unsold: (fields) => {
      const { theatreName, theatreLink } = fields.blocks.details;
      const theatre = fields.theatre_name.source === "" ? theatreName : fields.theatre_name;
      const { show_name: name, poster, tagged_city } = fields;
      return { name, theatre, theatreLink, poster, city: tagged_city.code, show: enteredShow(fields) };
    },
  },
  kinds: [show],
});
