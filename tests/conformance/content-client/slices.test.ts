import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { filmSlice, listedFilms } from "../../../endpoints/sitemap/listed-films.ts";
import { registries } from "../../../app/_composition/registries.ts";
import { createContentClient } from "../../../content/client/create-content-client.ts";
import { page, startContent } from "../../../embedded/content-service/tests/content-service.ts";

const modelSchema = v.looseObject({ id: v.string() });

function model(path: string) {
  return v.parse(modelSchema, JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")));
}

const slice = (slice_type: string, primary: Readonly<Record<string, unknown>>) => ({
  id: `${slice_type}$1`,
  slice_type,
  variation: "default",
  version: "sktwi1xtmkfgx8626",
  items: [],
  primary,
});

test("F15, B4: the embedded service sends the films of all pages, and nothing else of them", async () => {
  const film = slice("video", {
    film: { embed_url: "https://vimeo.com/76979871", title: "The arena from above", type: "video" },
    poster: { url: "https://images.example/arena.webp", alt: "", dimensions: { width: 1600, height: 900 } },
    seconds: 72,
    uploaded_on: "2026-03-02",
  });
  const { origin } = await startContent({
    models: [
      { kind: "customtype", model: model("customtypes/microsite/index.json") },
      { kind: "slice", model: model("slices/Video/model.json") },
      { kind: "slice", model: model("slices/TextBlock/model.json") },
    ],
    documents: [
      page("rome", { type: "microsite", data: { slices: [slice("text_block", {}), film] } }),
      page("paris", { type: "microsite", data: { slices: [slice("text_block", {})] } }),
    ],
  });
  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    repository: "tessera",
    accessToken: "",
    mode: { kind: "latest" },
    pageTypes: [],
    timeoutMs: 20_000,
  });
  const types = [...registries.pageTypes.keys()];
  const { documents } = await client.slicesAtRef(types, filmSlice.type, filmSlice.fields);
  expect(new Set(documents.map(({ uid }) => uid))).toEqual(new Set(["rome", "paris"]));
  expect(JSON.stringify(documents)).not.toContain("text_block");
  const films = listedFilms(documents);
  expect([...films.keys()]).toEqual(["en-us rome"]);
  expect(films.get("en-us rome")).toMatchObject([{ title: "The arena from above", seconds: 72 }]);
});
