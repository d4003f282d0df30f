import { expect, it } from "vitest";
import { limitTags } from "../../content/dependencies/published-tags.ts";
import { everyPage } from "./every-page.ts";

it("each page has the tag by which all pages are invalidated", () => {
  expect(limitTags([])).toContain(everyPage);
  expect(limitTags(Array.from({ length: 1000 }, String))).toContain(everyPage);
});
