import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";

const root = new URL("../../embedded/", import.meta.url);

function read<Data>(path: string, schema: v.GenericSchema<unknown, Data>): Data {
  return v.parse(schema, JSON.parse(readFileSync(new URL(path, root), "utf8")));
}

/** The languages of the page of credits. */
const languages = readdirSync(new URL("content-service/data/documents/content_page/", root)).flatMap(
  (name) => /^www\.tessera\.example\.credits\.([a-z-]+)\.json$/.exec(name)?.slice(1) ?? [],
);

const photos = read(
  "media/data/index.json",
  v.array(v.object({ file: v.string(), author: v.string(), licence: v.string(), source: v.string() })),
);

const credit = v.object({
  image: v.object({ photo: v.string() }),
  author: v.string(),
  licence: v.string(),
  source: v.object({ url: v.string() }),
});

const page = v.object({
  data: v.object({ slices: v.array(v.object({ primary: v.object({ photos: v.optional(v.array(credit), []) }) })) }),
});

const creditsIn = (language: string) =>
  read(
    `content-service/data/documents/content_page/www.tessera.example.credits.${language}.json`,
    page,
  ).data.slices.flatMap(({ primary }) => primary.photos);

test.each(languages)("each photograph has its source on the page of credits: %s", (language) => {
  const credits = creditsIn(language).map(({ image, source }) => `${image.photo} ${source.url}`);
  expect(credits.toSorted()).toEqual(photos.map(({ file, source }) => `${file} ${source}`).toSorted());
});

test("each photograph has its author on the page of credits", () => {
  const credits = creditsIn("en-us").map(({ image, author }) => `${image.photo} ${author}`);
  expect(credits.toSorted()).toEqual(photos.map(({ file, author }) => `${file} ${author}`).toSorted());
});

test.each(languages)("a license that asks for it is linked, with what was changed: %s", (language) => {
  const asking = photos.filter(({ licence }) => licence.startsWith("CC-BY"));
  expect(asking.length).toBeGreaterThan(0);
  const licenses = new Map(creditsIn(language).map(({ image, licence }) => [image.photo, licence]));
  for (const { file, licence } of asking) {
    const [, kind = "", version = ""] = /^CC-(BY(?:-SA)?)-([\d.]+)$/.exec(licence) ?? [];
    const address = `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
    expect(licenses.get(file)).toMatch(new RegExp(`^CC ${kind} ${version} \\(${address}\\)[,，、،].{10}`));
  }
});
