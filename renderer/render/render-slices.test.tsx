import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { SourceText } from "../../content/source-text.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { defineSlice } from "../define/define-slice.tsx";
import { createDiagnosticLog } from "../contracts/diagnostics.ts";
import { groupSlices } from "../plan/group-slices.ts";
import type { Decoration } from "./decoration.ts";
import { renderSlices } from "./render-slices.tsx";
import { evaluateShows } from "./shown-products.ts";

const Sheet = () => (
  <style href="card" precedence="component">
    {".card{}"}
  </style>
);
const Throws = (): never => {
  throw new Error("broken");
};

const whole = defineSlice({ type: "whole", variations: ["default"], fields: v.object({}), Component: () => <Sheet /> });
const broken = defineSlice({
  type: "broken",
  variations: ["default"],
  fields: v.object({}),
  Component: () => [<Sheet key="sheet" />, <Throws key="fault" />],
});

const unreadable = defineSlice({
  type: "unreadable",
  variations: ["default"],
  fields: v.object({}),
  shows: () => {
    throw new Error("no calendar");
  },
  Component: () => "never rendered",
});
const named = (name: string) =>
  defineSlice({
    type: name,
    variations: ["default"],
    fields: v.object({}),
    structuredData: () => [{ "@type": "Thing", name }],
    Component: () => name,
  });
const failing = defineSlice({
  type: "failing",
  variations: ["default"],
  fields: v.object({}),
  structuredData: () => [{ "@type": "Thing", name: "failing" }],
  Component: () => <Throws />,
});

const section = defineSlice({
  type: "section",
  variations: ["default"],
  fields: v.object({}),
  role: { opens: "section", within: "sections", label: () => new SourceText("About") },
  Component: ({ members }) => members.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>),
});
const sections = defineSlice({
  type: "sections",
  variations: ["default"],
  fields: v.object({}),
  role: { opens: "sections" },
  Component: ({ members }) =>
    members.map(({ id, label, content }) => (
      <div key={id} title={label}>
        {content}
      </div>
    )),
});
const wrapped: Decoration = { page: testPage(), slice: (_slice, content) => <div className="mark">{content}</div> };

const plain: Decoration = { page: testPage(), slice: (_slice, content) => content };

function renderAll(definitions: readonly (typeof whole)[], decoration: Decoration = plain) {
  const log = createDiagnosticLog();
  const slices = definitions.flatMap(
    ({ type, parse }, index) =>
      parse({ id: `${index}`, slice_type: type, variation: "default", primary: {} }, log.in({ document: "d" })) ?? [],
  );
  const tree = groupSlices(slices, () => log.in({ document: "d" }));
  const document = testDocument("d", "page", {});
  const shown = evaluateShows(slices, testPage().snapshot, testPage());
  const rendered = renderSlices(tree, {
    ...decoration,
    labeled: decoration.page,
    document,
    log,
    seen: new Map(),
    shown,
  });
  const html = renderToStaticMarkup(<>{rendered.content}</>);
  const found = log.all.map(({ code, location }) => [code, location.slice]);
  return { html, found, structuredData: rendered.structuredData };
}

it("a style sheet is in the page once, where it is used first", () => {
  expect(renderAll([whole, whole]).html.match(/\.card/g)).toHaveLength(1);
});

it("a slice that throws does not take the style sheet of the next one with it", () => {
  const { html, found } = renderAll([broken, whole]);
  expect(html.match(/\.card/g)).toHaveLength(1);
  expect(found).toContainEqual(["slice-failed", "0"]);
});

it("a slice whose shows throws costs itself", () => {
  const { html, found } = renderAll([unreadable, whole]);
  expect(html).toContain(".card");
  expect(found).toContainEqual(["slice-failed", "0"]);
});

it("structured data is that of the slices that rendered, in their order", () => {
  expect(renderAll([named("first"), failing, named("second")]).structuredData).toEqual([
    { "@type": "Thing", name: "first" },
    { "@type": "Thing", name: "second" },
  ]);
});

it("the port wraps every slice, and receives the reason why one failed", () => {
  const slice: Decoration["slice"] = ({ id }, content, failure) => <div id={id}>{failure ?? content}</div>;
  const { html } = renderAll([whole, broken], { page: testPage(), slice });
  expect(html).toContain('<div id="0"></div>');
  expect(html).toContain('<div id="1">Slice &quot;broken&quot; failed and was omitted: broken.</div>');
});

it.each([
  ["a slice", [named("text")], 'title="About"', []],
  ["a style sheet alone", [whole], 'title=""', ["slice-empty", "group-member-empty"]],
  ["a slice that failed", [failing], 'title=""', ["slice-failed", "group-member-empty"]],
  ["no slice", [], 'title=""', ["group-member-empty"]],
])("a member of a group with %s has its label only where visitors see something", (_name, inside, title, codes) => {
  for (const decoration of [plain, wrapped]) {
    const { html, found } = renderAll([sections, section, ...inside], decoration);
    expect(html).toContain(title);
    expect(found.map(([code]) => code).filter((code) => code !== "group-unclosed")).toEqual(codes);
  }
});

it("a style sheet of a member without a label stays in the page", () => {
  expect(renderAll([sections, section, whole, section, whole]).html.match(/\.card/g)).toHaveLength(1);
});

const outline = defineSlice({
  type: "outline",
  variations: ["default"],
  fields: v.object({}),
  role: { lists: "sections" },
  Component: ({ members }) => members.map(({ id, label }) => <p key={id}>{`${id} ${label};`}</p>),
});
const headed = (label: string, content: string) =>
  defineSlice({
    type: "headed",
    variations: ["default"],
    fields: v.object({}),
    role: { label: () => new SourceText(label) },
    Component: () => content,
  });

function listRenderedSections(definitions: readonly (typeof whole)[]) {
  return [...renderAll(definitions).html.matchAll(/(\d+ [^;<>]+);/g)].map(([, found]) => found);
}

it("an outline lists the sections before and after it that visitors see", () => {
  const before = [headed("Prices", "From 10"), headed("Empty", ""), headed("", "Untitled"), named("text")];
  expect(listRenderedSections([...before, outline, headed("Hours", "From nine"), failing])).toEqual([
    "0 Prices",
    "5 Hours",
  ]);
});

it("an outline lists the members of a group that has no label, and no section inside a section", () => {
  expect(listRenderedSections([outline, sections, section, headed("Cast", "Jonas"), section])).toEqual(["2 About"]);
});
