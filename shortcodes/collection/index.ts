import * as v from "valibot";
import { defineShortcode, need } from "../../renderer/index.ts";
import { idAttribute } from "../attributes/ids.ts";

export const collection = defineShortcode({
  name: "collection",
  sentence: "The name of a collection.",
  example: '[collection id="1001"]',
  attributes: v.object({ id: idAttribute("a collection") }),
  needs: ({ id }) => need("collections", [{ id }]),
  text: ({ id }, { snapshot }) => {
    const name = snapshot.get("collections", { id })?.name;
    return name?.text === "" ? undefined : name;
  },
});
