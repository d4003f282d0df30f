import * as v from "valibot";
import { contentLanguage } from "./values.ts";

export const airportsAnswer = v.strictObject({
  airports: v.array(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      contentLanguage,
      name: v.string(),
      cityCode: v.string(),
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      latitude: v.number(),
      longitude: v.number(),
      terminals: v.array(v.string()),
    }),
  ),
});
