import * as v from "valibot";
import { need } from "../../catalog/snapshot/needs.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { NearbyCities } from "./NearbyCities.tsx";

const schema = v.object({ title: title(), intro: text(), city: text() });

export type NearbyCitiesFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "nearby_cities",
  variations: ["default"],
  schema,
  linksTo: ["city"],
  needs: (fields, facts) => {
    const code = chosenCity(fields, facts);
    return code === "" ? {} : need("cities", [{ code }]);
  },
  followUp: (fields, first, facts) => {
    const code = chosenCity(fields, facts);
    const city = code === "" ? undefined : first.get("cities", { code });
    return city === undefined ? {} : need("nearbyCities", [{ city: city.id }]);
  },
  Component: NearbyCities,
});
