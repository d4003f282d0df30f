import { expect, test } from "vitest";
import { findParts } from "./find-parts.ts";

const anchor = (id: string, content: string) =>
  `<div id="slice-${id}" data-slice="${id}" style="display:contents">${content}</div>`;

test("W22: the main part, the elements around slices, also of those in a group, and styles are found", () => {
  const inner = anchor("faq-1", "<p>a<br/>b</p><img>");
  const group = anchor("tabs-1", `<section>${inner}</section>`);
  const hero = anchor("hero-1", "<h1>Rome</h1><div></div>");
  const main = `<main id="content">${hero}<div>${group}</div></main>`;
  const html = `<!DOCTYPE html><html><head><style>a{}</style><link rel="stylesheet" href="/a.css"/></head><body>${main}<p id="slice-x"></p></body></html>`;
  expect(findParts(html)).toEqual({
    main,
    anchors: { "slice-hero-1": hero, "slice-tabs-1": group, "slice-faq-1": inner },
    styles: [
      { href: null, css: "a{}" },
      { href: "/a.css", css: "" },
    ],
  });
});

test("W22: a document without any has none", () => {
  expect(findParts("<html><body></body></html>")).toEqual({ main: null, anchors: {}, styles: [] });
});
