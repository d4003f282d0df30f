import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { defineSlice } from "./define-slice.tsx";
import { createDiagnosticLog } from "./diagnostics.ts";
import { groupSlices } from "./group.ts";
import { renderSlices } from "./render-slices.tsx";

const Sheet = () => (
  <style href="card" precedence="piece">
    {".card{}"}
  </style>
);
const Throws = (): never => {
  throw new Error("broken");
};

const whole = defineSlice({ type: "whole", variations: ["default"], schema: v.object({}), Component: () => <Sheet /> });
const broken = defineSlice({
  type: "broken",
  variations: ["default"],
  schema: v.object({}),
  Component: () => [<Sheet key="sheet" />, <Throws key="fault" />],
});

function draw(...definitions: readonly (typeof whole)[]) {
  const log = createDiagnosticLog();
  const slices = definitions.flatMap(
    ({ type, parse }, index) =>
      parse({ id: `${index}`, slice_type: type, variation: "default", primary: {} }, log.in({ document: "d" })) ?? [],
  );
  const tree = groupSlices(slices, () => log.in({ document: "d" }));
  const drawn = renderSlices(tree, { page: testPage(), document: testDocument("d", "page", {}), log, seen: new Map() });
  return { html: renderToStaticMarkup(drawn), found: log.all.map(({ code, place }) => [code, place.slice]) };
}

it("a style sheet is in the page once, where it is used first", () => {
  expect(draw(whole, whole).html.match(/\.card/g)).toHaveLength(1);
});

it("a slice that throws does not take the style sheet of the next one with it", () => {
  const { html, found } = draw(broken, whole);
  expect(html.match(/\.card/g)).toHaveLength(1);
  expect(found).toEqual([["slice-failed", "0"]]);
});
