import * as v from "valibot";
import { code, countryCode, currencyCode, id, imageUrl, text } from "./values.ts";

export const city = v.strictObject({
  id,
  code,
  displayName: text,
  timeZone: text,
  imageUrl,
  country: v.strictObject({
    code: countryCode,
    displayName: text,
    currency: v.strictObject({ code: currencyCode, localSymbol: text }),
  }),
});
