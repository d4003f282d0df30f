import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wireName, wireText } from "../provider/wire-text.ts";
import { wireLooseDate } from "../provider/wire-time.ts";

/** One of `banners`: the fields we read. */
export const wireBanner = v.object({
  id: wireId,
  title: wireText,
  media: v.object({ url: wireName, altText: wireText, mobileUrl: wireText }),
  targetUrl: wireText,
  startDate: wireLooseDate,
  endDate: wireLooseDate,
});

export type WireBanner = v.InferOutput<typeof wireBanner>;
