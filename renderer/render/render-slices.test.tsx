import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import type { Audience } from "./audience.ts";
import { defineSlice } from "../define-slice.tsx";
import { createDiagnosticLog } from "../diagnostics.ts";
import { groupSlices } from "../plan/group-slices.ts";
import { renderSlices } from "./render-slices.tsx";

const Sheet = () => (
  <style href="card" precedence="component">
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
  return drawFor("travellers", definitions);
}

function drawFor(audience: Audience, definitions: readonly (typeof whole)[]) {
  const log = createDiagnosticLog();
  const slices = definitions.flatMap(
    ({ type, parse }, index) =>
      parse({ id: `${index}`, slice_type: type, variation: "default", primary: {} }, log.in({ document: "d" })) ?? [],
  );
  const tree = groupSlices(slices, () => log.in({ document: "d" }));
  const document = testDocument("d", "page", {});
  const drawn = renderSlices(tree, { page: testPage(), document, log, audience, seen: new Map() });
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

it("editors can link to a slice; travellers are sent nothing for it", () => {
  expect(drawFor("editors", [whole]).html).toContain('<div id="slice-0"');
  expect(draw(whole).html).not.toContain("<div");
});

it("where a slice failed, editors see why", () => {
  expect(drawFor("editors", [broken]).html).toContain("failed and was left out: broken.");
  expect(draw(broken).html).toBe("");
});
