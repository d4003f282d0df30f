import { readdirSync, readFileSync } from "node:fs";
import { readPhotos } from "../../embedded/media/photos.ts";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);

/** Where photographs are named because something shows them. */
const folders = ["embedded/provider-api/data/", "embedded/plans/data/", "embedded/content-service/data/", "slices/"];

function listNamed(folder: string): readonly string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".json") && !/photo-texts|\.credits\./.test(file))
    .flatMap((file) => readFileSync(new URL(file, new URL(folder, root)), "utf8").match(/[a-z0-9-]+\.webp/g) ?? []);
}

test("W147: each shipped photograph is shown somewhere besides the page of credits", () => {
  const named = new Set(folders.flatMap(listNamed));
  expect(named.size).toBeGreaterThan(0);
  expect([...readPhotos().keys()].filter((file) => !named.has(file))).toEqual([]);
});

test("W155: no two theatres begin with the same photograph", () => {
  const folder = new URL("embedded/content-service/data/documents/venue_page/", root);
  const english = readdirSync(folder).filter((file) => file.endsWith(".en-us.json"));
  const leads = english.flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/"photo": "[^"]+"/g) ?? []);
  expect(leads.length).toBeGreaterThan(2);
  expect(new Set(leads).size).toBe(leads.length);
});
