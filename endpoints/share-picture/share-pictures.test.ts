import * as v from "valibot";
import { expect, test } from "vitest";
import tessera from "../../hosts/tessera.ts";
import { definePageType } from "../../renderer/define/define-page-type.tsx";
import { createRenderer } from "../../renderer/line.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { createSharePictureResponder } from "./share-pictures.ts";

async function respondWith(title: string) {
  const page = definePageType({
    type: "page",
    fields: v.object({}),
    metadata: () => ({ title, description: "All of it", image: undefined }),
    kinds: [{ kind: "page" }],
  });
  const { ports } = testPorts([testDocument(`${tessera.host}.rome`, "page", {})]);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page] }), ports);
  const respond = createSharePictureResponder({ renderPage, pictureOrigins: [] });
  return respond(tessera, ["en", "rome.jpg"]);
}

test.each([
  ["Christmas in Rome 🎄", "public, max-age=86400"],
  ["Лондон", "public, max-age=86400"],
  ["Visit ירושלים", "public, max-age=10"],
  ["ירושלים", "public, max-age=10"],
])("X16: a picture that lacks words of its title is cached for seconds: %s", async (title, expected) => {
  expect((await respondWith(title)).headers.get("cache-control")).toBe(expected);
});
