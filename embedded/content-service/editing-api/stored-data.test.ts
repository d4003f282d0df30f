import { expect, test } from "vitest";
import { storedData } from "./stored-data.ts";

const origins = ["http://localhost:4001", "https://img.example"];

test("reduces links to documents to the id and the link's own members, wherever they are", () => {
  const link = { link_type: "Document", id: "a", type: "page", uid: "a", lang: "en-us", url: "/a", isBroken: false };
  const own = { text: "A", variant: "Primary", key: "k1", target: "_blank" };
  const spans = [{ type: "hyperlink", start: 0, end: 1, data: link }];
  expect(
    storedData(
      { link: { ...link, ...own }, group: [{ nested: [{ link }] }], text: [{ type: "paragraph", spans }] },
      [],
    ),
  ).toEqual({
    link: { link_type: "Document", id: "a", ...own },
    group: [{ nested: [{ link: { link_type: "Document", id: "a" } }] }],
    text: [{ type: "paragraph", spans: [{ ...spans[0], data: { link_type: "Document", id: "a" } }] }],
  });
});

test("leaves other links, and empty ones, unchanged", () => {
  const data = { web: { link_type: "Web", url: "https://a.example" }, none: { link_type: "Document" } };
  expect(storedData(data, origins)).toEqual(data);
});

test("takes the origin off addresses of our pictures and of no others", () => {
  const picture = (url: string) => ({ image: { url, alt: null, small: { url } } });
  for (const origin of origins) {
    expect(storedData(picture(`${origin}/media/rome.webp?w=8`), origins)).toEqual(picture("/media/rome.webp?w=8"));
  }
  expect(storedData(picture("https://b.example/media/x"), origins)).toEqual(picture("https://b.example/media/x"));
});
