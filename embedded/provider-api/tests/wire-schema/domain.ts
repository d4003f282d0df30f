import * as v from "valibot";
import { code, currencyCode, text } from "./values.ts";

export const domainAnswer = v.strictObject({
  domain: v.strictObject({
    host: text,
    name: code,
    displayName: text,
    logoUrl: v.pipe(v.string(), v.url()),
    supportedLanguages: v.pipe(v.array(code), v.minLength(1)),
    defaultCurrency: currencyCode,
    nonOfficialNotice: v.boolean(),
  }),
});
