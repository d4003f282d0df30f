import * as v from "valibot";
import type { Banner } from "./banner.ts";
import type { Market } from "../market/market.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";
import { type WireBanner, wireBanner } from "./wire-banner.ts";

const path = "/api/v2/banners/";
const schema = v.object({ banners: v.array(v.unknown()) });

/** The banners there are, in the provider's order, past and future ones among them. */
export async function banners(transport: Transport, { locale }: Market): Promise<readonly Banner[]> {
  const answer = await request(transport, { path, query: [["language", locale.providerLanguage]], schema });
  return parseItems(path, answer.banners, wireBanner, transport.onDropped).map(toBanner);
}

function toBanner({ id, title, media, targetUrl, startDate, endDate }: WireBanner): Banner {
  return {
    id,
    title,
    imageUrl: media.url,
    mobileImageUrl: media.mobileUrl || media.url,
    alt: media.altText || title,
    targetUrl,
    firstDay: startDate,
    lastDay: endDate,
  };
}
