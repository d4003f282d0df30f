import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { headingText, oneHeading } from "./one-heading.tsx";

const render = (content: ReactNode) => renderToStaticMarkup(oneHeading(content, () => <h1>Rome</h1>));

it.each([
  ["one heading stays", <h1 key="a">Arena</h1>, "<h1>Arena</h1>"],
  ["no heading: that of the page precedes", <p key="a">Text</p>, "<h1>Rome</h1><p>Text</p>"],
  ["no content at all", null, "<h1>Rome</h1>"],
  [
    "a second one is of level 2, with its attributes",
    <div key="a">
      <h1>
        <b>Arena</b>
      </h1>
      <section>
        <h1 className="title">Night</h1>
      </section>
    </div>,
    '<div><h1><b>Arena</b></h1><section><h2 class="title">Night</h2></section></div>',
  ],
  [
    "one without a text is omitted",
    <div key="a">
      <h1> </h1>
      <h1>{7}</h1>
    </div>,
    "<div><h1>7</h1></div>",
  ],
  [
    "one that is empty, and no other",
    <div key="a">
      <h1> </h1>
    </div>,
    "<h1>Rome</h1><div></div>",
  ],
])("%s", (_title, content, html) => {
  expect(render(content)).toBe(html);
});

it("what needs no change is the same element", () => {
  const content = (
    <div>
      <h1>Arena</h1>
      <p>Text</p>
    </div>
  );
  expect(oneHeading(content, () => null)).toBe(content);
});

it.each([
  [
    "Arena at night",
    <h1 key="a">
      Arena <b>at night</b>
    </h1>,
  ],
  [
    "Second",
    <div key="a">
      <h1> </h1>
      <p>Text</p>
      <h1>Second</h1>
      <h1>Third</h1>
    </div>,
  ],
  ["", <p key="a">Text</p>],
  ["", null],
])("the text of the first heading is %j", (text, content) => {
  expect(headingText(content)).toBe(text);
});
