import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { image } from "./index.tsx";

const src = "https://images.tessera.example/colosseum.webp";

test.each([
  [`[image src="${src}" alt="The Colosseum"]`, "The Colosseum"],
  [`[image src="${src}"]`, "\nshortcode-invalid"],
  [`[image src="${src}" alt=" "]`, "\nshortcode-invalid"],
  [`[image src="${src}" alt="The Colosseum" ratio="2:1"]`, "\nshortcode-invalid"],
  ['[image alt="The Colosseum"]', "\nshortcode-invalid"],
  ['[image src="https://tracker.example/a.gif" alt="a"]', "\nshortcode-invalid"],
  ['[image src="javascript:alert(1)" alt="a" fallback="no picture"]', "no picture\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(image, source)).toBe(expected);
});

const parsed = (source: string) => new DOMParser().parseFromString(renderShortcode(image, source), "text/html");

test("renders cropped to its ratio, in the widths a browser may choose from, when it comes near", () => {
  const picture = parsed(`[image src="${src}" alt="The Colosseum" ratio="16:10"]`).querySelector("img");
  expect(picture?.alt).toBe("The Colosseum");
  expect([picture?.width, picture?.height, picture?.getAttribute("loading")]).toEqual([1600, 1000, "lazy"]);
  expect(picture?.src).toContain("ar=16%3A10");
  expect(picture?.srcset).toMatch(/w=320&.* 320w, .* 1920w$/);
});

test("hostile values stay in their attributes", () => {
  const document = parsed(`[image src='${src}?"onload=alert(1)' alt='"><script>alert(1)</script>']`);
  const [picture, ...others] = document.body.children;
  expect([picture?.tagName, others.length]).toEqual(["IMG", 0]);
  expect(picture?.hasAttribute("onload")).toBe(false);
  expect(picture?.getAttribute("alt")).toBe('"><script>alert(1)</script>');
});

test("an SVG has one address, which is as sharp in any width", () => {
  const picture = parsed(`[image src="${src.replace("webp", "svg")}" alt="A plan"]`).querySelector("img");
  expect(picture?.getAttribute("src")).toContain(".svg?");
  expect([picture?.hasAttribute("srcset"), picture?.hasAttribute("sizes")]).toEqual([false, false]);
});
