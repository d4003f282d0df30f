import { expect, test, vi } from "vitest";
import { createProviderClient } from "../provider/client.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;

test("H21: pictures of products, without videos, in the order of the query", async () => {
  const image = {
    type: "IMAGE",
    url: "https://img.example/1.avif",
    metadata: {
      height: 1000,
      width: 1600,
      altText: "A",
      dominantColour: "#a0b1c2",
      isDrawing: true,
    },
  };
  const medias = [image, { type: "VIDEO", url: "https://video.example/1.mp4" }];
  const entity = (id: string) => ({
    resourceEntityId: id,
    resourceType: "MB_EXPERIENCE",
    medias,
  });
  await using upstream = await startUpstreamWith({
    resourceEntityMedias: [entity("7"), entity("x"), entity("9")],
  });
  const found = await connectProvider(upstream).all("media", idQueries([9, 8, 7]));
  expect(upstream.calls).toEqual(["GET /api/v1/media/?resource-entity-ids=9,8,7&resource-type=MB_EXPERIENCE"]);
  const facts = {
    width: 1600,
    height: 1000,
    dominantColor: "#a0b1c2",
    isDrawing: true,
  };
  const images = [{ url: "https://img.example/1.avif", alt: { text: "A" }, ...facts }];
  expect(found).toEqual([
    { productId: 9, images },
    { productId: 7, images },
  ]);
});

test("F17: pictures without entity ids are reported, and no request is sent", async () => {
  await using upstream = await startUpstreamWith({});
  const onMissingIds = vi.fn();
  expect(await createProviderClient({ ...upstream, onMissingIds }).media([], english)).toEqual(new Map());
  expect(upstream.calls).toEqual([]);
  expect(onMissingIds).toHaveBeenCalledExactlyOnceWith("/api/v1/media/");
});
