import * as v from "valibot";
import { id } from "./id.ts";
import type { Photo } from "./photo.ts";
import { texts } from "./translations.ts";

const day = v.pipe(v.number(), v.integer());

const banner = v.strictObject({
  id,
  title: texts,
  photo: v.string(),
  targetUrl: v.pipe(v.string(), v.url()),
  /** First and last day it is shown, in days from today: there is always one that is over, one that is on and one to come. */
  run: v.pipe(
    v.strictObject({ first: day, last: day }),
    v.check(({ first, last }) => first <= last, "first must not be after last"),
  ),
});

type BannerSource = v.InferOutput<typeof banner>;

/** An announcement with a picture and a link. */
export interface Banner extends Omit<BannerSource, "photo"> {
  readonly photo: Photo;
}

export const banners = v.array(banner);
