import * as v from "valibot";
import { code, contentLanguage, countryCode, currencyCode, id, imageUrl, text } from "./values.ts";

export const city = v.strictObject({
  id,
  contentLanguage,
  code,
  displayName: text,
  timeZone: text,
  imageUrl,
  illustrationUrl: imageUrl,
  country: v.strictObject({
    code: countryCode,
    displayName: text,
    currency: v.strictObject({ code: currencyCode, localSymbol: text }),
  }),
});
