import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { hundredPerCall, type ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireId, wireList, wireName } from "../provider/wire.ts";
import { toImage, wireImageFacts } from "./wire.ts";
import type { ProductMedia } from "./media.ts";

const path = "/api/v1/media/";
const schema = v.object({ resourceEntityMedias: v.array(v.unknown()) });

/** The media of one product. */
const wireResourceMedia = v.object({
  ...wireLanguage,
  resourceEntityId: wireId,
  medias: wireList(
    v.object({
      type: v.string(),
      url: wireName,
      metadata: v.nullish(wireImageFacts),
    }),
  ),
});

/** Returns pictures by product id. */
async function findMedia(
  ids: readonly number[],
  { transport, market }: ProviderContext,
): Promise<ReadonlyMap<number, ProductMedia>> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return new Map();
  const query = [
    ["resource-entity-ids", valid.join()],
    ["resource-type", "MB_EXPERIENCE"],
  ] as const;
  const { resourceEntityMedias } = await request(transport, {
    path,
    query,
    schema,
  });
  const found = parseItems(path, resourceEntityMedias, wireResourceMedia, transport.onDropped);
  return new Map(found.toReversed().map((wire) => [wire.resourceEntityId, toProductMedia(wire, market.locale)]));
}

/** Pictures only: films and documents are omitted. */
function toProductMedia(wire: v.InferOutput<typeof wireResourceMedia>, locale: Locale): ProductMedia {
  const { resourceEntityId, medias } = wire;
  const texts = itemTexts(wire, locale);
  const images = medias.filter(({ type }) => type === "IMAGE");
  return {
    productId: resourceEntityId,
    images: images.map(({ url, metadata }) => toImage({ url, ...metadata }, "", texts)),
  };
}

/** The media library's pictures of products, by product id. */
export const media = hundredPerCall<ProductMedia>({
  example: { id: 50_001 },
  live: false,
  find: findMedia,
});
