import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { mediaAnswer } from "./wire-schema/media.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

const ask = await startProvider();

async function fetchMedia(ids: string) {
  const { json } = await ask(`/api/v1/media/?resource-entity-ids=${ids}&resource-type=MB_EXPERIENCE&language=DE`);
  return v.parse(mediaAnswer, json()).resourceEntityMedias;
}

describe("H21: media", () => {
  it("come in the order asked, unknown ones missing", async () => {
    expect((await fetchMedia("50041,987654321,50001")).map(({ resourceEntityId }) => resourceEntityId)).toEqual([
      "50041",
      "50001",
    ]);
  });

  it("are the pictures the product has", async () => {
    const product = v.parse(tourGroup, (await ask("/api/v6/tour-groups/50041?language=DE")).json());
    const [entity] = await fetchMedia("50041");
    expect(entity?.medias).toEqual(
      product.media.productImages.map(({ url, credit: _author, ...metadata }) => ({
        type: "IMAGE",
        url,
        metadata,
      })),
    );
  });
});
