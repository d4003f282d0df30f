import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { link } from "./index.tsx";

test.each([
  ['[link to="rome"]Rome[/link]', "Rome"],
  ['[link to="rome"]', "\nshortcode-never-closed"],
  ['[link to="rome"] [/link]', "\nshortcode-no-data"],
  ['[link to="rome" fallback="Rome"]', "Rome\nshortcode-never-closed"],
  ["[link]Rome[/link]", "\nshortcode-invalid"],
  ['[link to=""]Rome[/link]', "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(link, source)).toBe(expected);
});

const drawn = (to: string, locale: "en" | "de" | "ar" = "en", text = "Go") =>
  renderShortcode(link, `[link to='${to}']${text}[/link]`, { locale }).replace(/ class="[^"]*"/g, "");

test.each([
  ["rome", "en", "/rome/"],
  ["rome", "de", "/de/rome/"],
  ["/rome/colosseum/", "ar", "/ar/rome/colosseum/"],
  ["/de/rome/", "en", "/rome/"],
  ["rome#tickets", "de", "/de/rome/#tickets"],
  ["#tickets", "de", "#tickets"],
  ["/", "de", "/de/"],
  ["übersicht", "en", "/%C3%BCbersicht/"],
  ["https://example.com/a?b=1&c", "de", "https://example.com/a?b=1&amp;c"],
  ["HTTPS://example.com", "en", "https://example.com/"],
  ["mailto:help@tessera.example", "en", "mailto:help@tessera.example"],
  ["tel:+39 06 1234", "en", "tel:+39 06 1234"],
] as const)("%s leads (%s) to %s", (to, locale, href) => {
  expect(drawn(to, locale)).toBe(`<a href="${href}">Go</a>`);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "rome/../admin",
  "rome?x=1",
  '" onclick="alert(1)',
])("refuses %j", (to) => {
  expect(drawn(to)).not.toContain("<a");
});

test("an address can't break out of its attribute, nor words into markup", () => {
  expect(drawn('https://example.com/"onclick="x', "en", "<b>")).toBe(
    '<a href="https://example.com/%22onclick=%22x">&lt;b&gt;</a>',
  );
});

test("keeps the formatting of its words, and holds no other link", () => {
  const spans = [
    { type: "em", start: 16, end: 20 },
    { type: "hyperlink", start: 16, end: 20, data: { link_type: "Web", url: "https://a.example/" } },
  ];
  const html = renderShortcode(link, '[link to="rome"]Rome[/link]', {}, spans).replace(/ class="[^"]*"/g, "");
  expect(html).toBe('<a href="/rome/"><em>Rome</em></a>');
});

test("a link in a link is its words: the outer one leads where it leads", () => {
  expect(drawn("rome", "en", 'See [link to="paris"]Paris[/link]')).toBe('<a href="/rome/">See Paris</a>');
});
