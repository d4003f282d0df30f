import fc from "fast-check";
import { createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { finishContent, toMarkup } from "./finish-content.ts";

const html = (node: ReactNode) => renderToStaticMarkup(<>{node}</>);
const listChildren = (node: ReactNode): readonly ReactNode[] =>
  isValidElement<{ readonly children?: ReactNode }>(node) ? [node.props.children].flat() : [];

const Island = Object.assign(
  ({ panel, children }: { readonly panel: ReactNode; readonly children?: ReactNode }) => (
    <div>
      {panel}
      {children}
    </div>
  ),
  { $$typeof: Symbol.for("react.client.reference") },
);

/** An element with props that its type would not allow. */
const host = (type: string, props: Record<string, unknown>) => createElement(type, props);

describe("finishContent", () => {
  it.each<[string, ReactNode]>([
    ["texts that need escaping", <p key="x" title={`a"b'<&>`}>{`<script>"'&amp;`}</p>],
    ["numbers, booleans and nothing", <p key="x">{[1, 0, true, false, null, undefined, "", "a"]}</p>],
    [
      "void elements",
      <p key="x">
        <img src="/a.webp" srcSet="/a 1w" alt="" loading="lazy" />
        <br />
        <wbr />
      </p>,
    ],
    [
      "a style",
      <p key="x">
        <i style={{ inlineSize: "40%", aspectRatio: "1 / 2", display: " block " }}>x</i>
      </p>,
    ],
    [
      "a style with a number",
      <p key="x">
        <i style={{ width: 4, opacity: 0.5 }}>
          <b>x</b>
        </i>
      </p>,
    ],
    [
      "boolean attributes",
      <p key="x">
        <button type="button" name="n" value="v" disabled hidden={false} aria-pressed={false}>
          x
        </button>
      </p>,
    ],
    [
      "a form with controls",
      <form key="x" method="post" action="/api/a">
        <input type="hidden" name="to" value="a&b" />
        <b />
      </form>,
    ],
    [
      "a form with default values",
      <form key="x" action="/search/">
        <input name="q" type="text" defaultValue={`a"b`} className="c" />
        <input name="r" defaultValue="" />
        {host("input", { name: "s", value: "v", defaultValue: "d", readOnly: true })}
        {host("i", { defaultValue: "d", children: "x" })}
      </form>,
    ],
    [
      "a choice",
      <p key="x">
        <select defaultValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      </p>,
    ],
    [
      "controls and a film that are on",
      <p key="x">
        <input type="checkbox" name="c" checked readOnly />
        <input type="file" multiple />
        <video muted loop />
        <b />
      </p>,
    ],
    [
      "attributes of SVG",
      <p key="x">
        <svg viewBox="0 0 1 1" strokeWidth={2} focusable="false">
          <path d="M0" fillRule="evenodd" />
        </svg>
      </p>,
    ],
    ["an address that is a script", <p key="x">{host("a", { href: " java\nscript:alert(1)", children: <b>x</b> })}</p>],
    ["an empty address", <p key="x">{host("img", { src: "", alt: "" })}</p>],
    [
      "attributes of other languages",
      <p key="x">{host("i", { onclick: "x", "on-x": "y", dataX: 1, "data-y": true, foo: true })}</p>,
    ],
    [
      "a popover",
      <p key="x">
        <button type="button" popoverTarget="p">
          x
        </button>
        <i id="p" popover="auto" />
      </p>,
    ],
    [
      "preformatted text",
      <div key="x">
        <pre>{"\n a"}</pre>
      </div>,
    ],
    [
      "markup",
      <div key="x">
        <i dangerouslySetInnerHTML={{ __html: "<b>a</b>" }} />
      </div>,
    ],
    [
      "an island with elements",
      <div key="x">
        <p>
          <b>before</b>
        </p>
        <Island
          panel={
            <p>
              <b>a</b>
            </p>
          }
        >
          <p>
            <i>b</i>
          </p>
        </Island>
      </div>,
    ],
  ])("renders %s as React does", (_name, node) => {
    expect(html(finishContent(node))).toBe(html(node));
  });

  it("renders any text and attribute as React does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, attribute) => {
        const node = (
          <p>
            <a href={`/${attribute}`} title={attribute}>
              {text}
              <b>{text}</b>
            </a>
          </p>
        );
        expect(html(finishContent(node))).toBe(html(node));
      }),
    );
  });

  it("is one element per part, whatever is in it", () => {
    const list = (
      <ul>
        {["a", "b"].map((text) => (
          <li key={text}>
            <b>{text}</b>
          </li>
        ))}
      </ul>
    );
    const [part, ...others] = listChildren(finishContent(<>{list}</>));
    expect(others).toEqual([]);
    expect(part).toMatchObject({
      type: "ul",
      props: { dangerouslySetInnerHTML: { __html: "<li><b>a</b></li><li><b>b</b></li>" } },
    });
  });

  it("hoists style sheets and preloads in their order, also out of islands", () => {
    const sheet = (href: string): ReactElement => (
      <style key={href} href={href} precedence="component">
        {".a{}"}
      </style>
    );
    const content = (
      <div>
        <p>
          {sheet("one")}
          <b>a</b>
        </p>
        <Island
          panel={
            <p>
              {sheet("two")}
              <link rel="preload" as="image" href="/a.webp" />
            </p>
          }
        />
      </div>
    );
    const hoisted = listChildren(finishContent(content)).slice(0, -1);
    expect(hoisted.map((node) => isValidElement<{ readonly href: string }>(node) && node.props.href)).toEqual([
      "one",
      "two",
      "/a.webp",
    ]);
  });
});

describe("toMarkup", () => {
  it("returns what React renders of static content", () => {
    const content = (
      <p aria-hidden title="a&b" hidden>
        {"a < b"} <b tabIndex={-1}>1</b>
      </p>
    );
    expect(toMarkup(content)).toBe(html(content));
  });

  it("throws for an island", () => {
    expect(() => toMarkup(<Island panel="a" />)).toThrow("Only React can render this content.");
  });
});
