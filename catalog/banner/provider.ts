import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import { wireLooseDate } from "../provider/wire-time.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireId, wireName, wireText } from "../provider/wire.ts";
import type { Banner } from "./banner.ts";

const path = "/api/v2/banners/";
const schema = v.object({ banners: v.array(v.unknown()) });

const wireBanner = v.object({
  ...wireLanguage,
  id: wireId,
  title: wireText,
  media: v.object({ url: wireName, altText: wireText, mobileUrl: wireText }),
  targetUrl: wireText,
  startDate: wireLooseDate,
  endDate: wireLooseDate,
});

/** Returns all banners, past and future ones too, in the provider's order. */
async function findBanners({ transport, market }: ProviderContext): Promise<readonly Banner[]> {
  const query = [["language", market.locale.providerLanguage]] as const;
  const { banners } = await request(transport, { path, query, schema });
  return parseItems(path, banners, wireBanner, transport.onDropped).map((wire) => toBanner(wire, market.locale));
}

function toBanner(wire: v.InferOutput<typeof wireBanner>, locale: Locale): Banner {
  const { id, title, media, targetUrl, startDate, endDate } = wire;
  const { text } = itemTexts(wire, locale);
  return {
    id,
    title: text(title),
    imageUrl: media.url,
    mobileImageUrl: media.mobileUrl || media.url,
    alt: text(media.altText || title),
    targetUrl,
    firstDay: startDate,
    lastDay: endDate,
  };
}

/** All banners, past and future ones too. There is one list. */
export const banners = onePerCall<"all", readonly Banner[]>({
  example: "all",
  key: (query) => query,
  live: false,
  find: (_query, context) => findBanners(context),
});
