import * as v from "valibot";

export const airportsAnswer = v.strictObject({
  airports: v.array(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      name: v.string(),
      cityCode: v.string(),
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      latitude: v.number(),
      longitude: v.number(),
      terminals: v.array(v.string()),
    }),
  ),
});
