import { defineSlice, need } from "../../renderer/index.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import { NearbyCities } from "./NearbyCities.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "nearby_cities",
  variations: ["default"],
  fields,
  role: { linksTo: ["city"] },
  needs: (values, facts) => {
    const code = chosenCity(values, facts);
    return code === "" ? {} : need("cities", [{ code }]);
  },
  followUp: (values, first, facts) => {
    const code = chosenCity(values, facts);
    const city = code === "" ? undefined : first.get("cities", { code });
    return city === undefined ? {} : need("nearbyCities", [{ city: city.id }]);
  },
  Component: NearbyCities,
});
