import * as v from "valibot";
import { city } from "./city.ts";
import { collection } from "./collection.ts";
import { currency } from "./currency.ts";
import { tourGroup } from "./tour-group.ts";
import { contentLanguage, id, text } from "./values.ts";

const section = v.strictObject({
  id,
  contentLanguage,
  title: text,
  subtitle: v.null(),
  type: v.literal("TOUR_GROUPS"),
  total: id,
  tourGroups: v.pipe(v.array(tourGroup), v.minLength(1)),
});

export const collectionSectionsAnswer = v.strictObject({ collection, sections: v.array(section), currency, city });
