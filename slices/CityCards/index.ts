import * as v from "valibot";
import { need } from "../../catalog/snapshot/needs.ts";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { citiesShown } from "./cities-of-place.ts";
import { CityCards } from "./CityCards.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  cities: group({ name: text(), caption: text(), image: image(), link: link() }),
});

export type CityCardsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "city_cards",
  variations: ["default"],
  schema,
  linksTo: ["city"],
  needs: (fields, facts) =>
    need(
      "collections",
      citiesShown(fields, facts).flatMap(({ collection }) => (collection === undefined ? [] : [{ id: collection }])),
    ),
  Component: CityCards,
});
