import * as v from "valibot";
import { contentLanguage, id, pictureUrl, text } from "./values.ts";

const day = v.nullable(v.pipe(v.string(), v.isoDate()));

const banner = v.pipe(
  v.strictObject({
    id,
    contentLanguage,
    title: text,
    media: v.strictObject({ url: pictureUrl, altText: text, mobileUrl: v.pipe(v.string(), v.url()) }),
    targetUrl: v.pipe(v.string(), v.url()),
    startDate: day,
    endDate: day,
  }),
  v.check(({ startDate, endDate }) => (startDate ?? "") <= (endDate ?? ""), "over before it begins"),
);

export const bannersAnswer = v.strictObject({ banners: v.array(banner) });
