import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { ToFrame } from "../protocol/frame-messages.ts";
import { Page } from "./page.ts";

const edit = (number: number, text: string) => `<x-edit data-n="${number}">${text}</x-edit>`;
const anchor = (id: string, content: string) =>
  `<div id="slice-${id.replace("$", "-")}" data-slice="${id}">${content}</div>`;

const marks = [
  { slice: null, field: "heading" },
  { slice: "faq$1", field: "items.1.question" },
  { slice: "faq$1", field: "items.1.answer.1" },
];

const question = (text: string) => `<details><summary>${edit(1, text)}</summary><input value="a"></details>`;
const island = (props: string, content: string) => `<x-island name="A" props="${props}">${content}</x-island>`;

afterEach(() => document.body.replaceChildren());

function open(html: string) {
  document.body.innerHTML = `<main id="content">${html}</main>`;
  return new Page(marks);
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`${selector} is not there`);
  return element;
}

const morphed: Extract<ToFrame, { type: "morph" }> = { type: "morph", styles: [], marks, anchors: {}, main: null };
const faq = { slice: "faq$1", field: "items.1.question" };

test.each([
  ["x-edit", { slice: "faq$1", field: "items.1.question" }],
  ["summary", { slice: "faq$1", field: "items.1.question" }],
  ["img", { slice: "faq$1", field: "items.1.answer.1" }],
  ["input", { slice: "faq$1", field: null }],
  ["header", { slice: null, field: null }],
])("W29: the pointer at %s is at %o", (selector, place) => {
  const page = open(`<header></header>${anchor("faq$1", `${question("Why?")}<img data-edit="2 1">`)}`);
  expect(page.locate(find(selector))).toEqual(place);
});

test("W30: a text is shown in place, where it is one node with the text before", () => {
  const page = open(anchor("faq$1", `${edit(1, "Why?")}<b>${edit(1, "Wh<i>y?</i>")}</b><p>${edit(1, "Who?")}</p>`));
  page.showText({ type: "text", ...faq, before: "Why?", text: "How?" });
  expect([...document.querySelectorAll("x-edit")].map(({ textContent }) => textContent)).toEqual([
    "How?",
    "Why?",
    "Who?",
  ]);
});

test.each([
  ["in view", 100, []],
  ["below", 900, [{ top: 708, behavior: "smooth" }]],
  ["above", -300, [{ top: -492, behavior: "smooth" }]],
])("W111: a place %s, at %i px, is scrolled to if it is not in view", (_place, y, scrolled) => {
  const calls: unknown[] = [];
  vi.stubGlobal("scrollTo", (options: unknown) => calls.push(options));
  // jsdom has no layout.
  Reflect.set(Range.prototype, "getBoundingClientRect", () => new DOMRect(0, y, 200, 20));
  open(anchor("faq$1", question("Why?"))).scrollTo(faq);
  expect(calls).toEqual(scrolled);
});

test("W31: a slice is replaced, and what visitors opened and typed stays", () => {
  const page = open(anchor("faq$1", question("Why?")));
  const [details, input] = [find("details"), find("input")];
  details.setAttribute("open", "");
  Object.assign(input, { value: "typed" });
  input.focus();
  page.morph({ ...morphed, anchors: { "slice-faq-1": anchor("faq$1", question("How?")) } });
  expect([find("details"), find("summary").textContent, document.activeElement]).toEqual([details, "How?", input]);
  expect([details.hasAttribute("open"), "value" in input && input.value]).toEqual([true, "typed"]);
});

test("W31: the content is replaced, with marks of its numbers", () => {
  const page = open(`<h1>${edit(0, "Rome")}</h1>`);
  page.morph({
    ...morphed,
    main: `<main id="content"><h1>${edit(1, "Roma")}</h1><p>${edit(0, "New")}</p></main>`,
    marks: [
      { slice: "new$1", field: "text" },
      { slice: null, field: "heading" },
    ],
  });
  const places = ["h1 x-edit", "p x-edit"].map((selector) => page.locate(find(selector)).field);
  expect([places, find("h1 x-edit").dataset["n"]]).toEqual([["heading", "text"], "0"]);
});

test("W31: an island that the server sends again stays as it runs, and slices in it are replaced", () => {
  const page = open(island("{}", `<b>server</b>${anchor("faq$1", "old")}`));
  const [running, text] = [find("x-island"), find("b")];
  text.textContent = "browser";
  page.morph({
    ...morphed,
    main: `<main id="content">${island("{}", `<b>server</b>${anchor("faq$1", "new")}`)}</main>`,
  });
  expect([find("x-island"), text.textContent, find("#slice-faq-1").textContent]).toEqual([running, "browser", "new"]);
});

test("W31: an island with other data starts again", () => {
  const page = open(`<p>a</p>${island("1", "one")}<p>b</p>`);
  const running = find("x-island");
  page.morph({ ...morphed, main: `<main id="content"><p>a</p>${island("2", "two")}<p>b</p></main>` });
  expect(find("x-island")).not.toBe(running);
  expect(find("main").innerHTML).toBe(`<p>a</p>${island("2", "two")}<p>b</p>`);
});

test.each([
  ["a part before it is removed", "<i>1</i><p>2</p><p>3</p>", "<p>2</p><p>3</p>"],
  ["a part before it is added", "<p>2</p><p>3</p>", "<i>1</i><p>2</p><p>new</p><p>3</p>"],
  ["its neighbor has another text", "<p>1</p><p>2</p>", "<p>one</p><p>2</p>"],
])("W31: an input stays, with its focus and text, where %s", (_case, before, after) => {
  const page = open(`<section>${before}<input></section>`);
  const input = find("input");
  Object.assign(input, { value: "typed" });
  input.focus();
  page.morph({ ...morphed, main: `<main id="content"><section>${after}<input></section></main>` });
  expect([find("section").innerHTML, find("input"), document.activeElement]).toEqual([`${after}<input>`, input, input]);
  expect(input).toMatchObject({ value: "typed" });
});

test("W31: slices that change places are the same elements", () => {
  const [one, two] = [anchor("a$1", "<b>a</b>"), anchor("b$1", "<i>b</i>")];
  const page = open(one + two);
  const known = [find("#slice-a-1"), find("#slice-b-1")];
  page.morph({ ...morphed, main: `<main id="content">${two}${one}</main>` });
  expect(find("main").innerHTML).toBe(two + one);
  expect([find("#slice-a-1"), find("#slice-b-1")]).toEqual(known);
});

test("W31: any HTML becomes any other", () => {
  const tag = fc.constantFrom("p", "b", "input", "details");
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("a", "b c", "<br>"),
      fc
        .tuple(tag, fc.constantFrom("", ' id="x"', ' class="y"'), fc.array(tie("node"), { maxLength: 4 }))
        .map(([name, attributes, nodes]) => toHtml(name, attributes, nodes.join(""))),
    ),
  }));
  fc.assert(
    fc.property(fc.array(node), fc.array(node), (before, after) => {
      const page = open(before.join(""));
      page.morph({ ...morphed, main: `<main id="content">${after.join("")}</main>` });
      expect(find("main").innerHTML).toBe(parse(after.join("")));
    }),
  );
});

const toHtml = (name: string, attributes: string, content: string) =>
  name === "input" ? `<input${attributes}>` : `<${name}${attributes}>${content}</${name}>`;

/** Returns HTML as a browser reads it. */
function parse(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = `<main id="content">${html}</main>`;
  return template.content.firstElementChild?.innerHTML ?? "";
}

test("W31: rules that the page lacks are added once, and others stay in their order", () => {
  const page = open("<style>a { color: red; } b { color: red; }</style>");
  const known = new Set(document.querySelectorAll("style"));
  const styles = [{ href: null, css: "b{color:red} i{color:red}" }];
  page.morph({ ...morphed, styles });
  page.morph({ ...morphed, styles });
  const added = [...document.querySelectorAll("style")].filter((style) => !known.has(style));
  expect(added.map(({ textContent }) => textContent)).toEqual(["i {color: red;}"]);
});
