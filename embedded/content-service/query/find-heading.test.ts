import { expect, test } from "vitest";
import { findHeading } from "./find-heading.ts";

const block = (type: string, text: string) => ({ type, text, spans: [] });
const slice = (primary: object) => ({ slice_type: "hero", primary });

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  [
    "a field of that name",
    { heading: " Rome ", slices: [slice({ title: [block("heading1", "Things to do")] })] },
    "Rome",
  ],
  ["a rich title", { title: [block("heading1", ""), block("heading2", "About us")] }, "About us"],
  [
    "the first heading of a slice",
    { meta_title: "x", slices: [slice({ a: [block("paragraph", "p")], b: [block("heading2", "Rome")] })] },
    "Rome",
  ],
  ["nothing", { heading: "", city: "ROME", slices: [slice({ text: [block("paragraph", "p")] })] }, ""],
])("the heading of a document is %s", (_, data, heading) => {
  expect(findHeading(data)).toBe(heading);
});
