import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { icon } from "./index.tsx";

test.each([
  ["[icon name=clock label='Opening hours']", "Opening hours"],
  ["[icon name=clock]", "\nshortcode-invalid"],
  ["[icon name=clock label=' ']", "\nshortcode-invalid"],
  ["[icon name=spaceship label=Ship]", "\nshortcode-invalid"],
  ["[icon name=constructor label=Ship]", "\nshortcode-invalid"],
  ["[icon label=Ship fallback=-]", "-\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(icon, source)).toBe(expected);
});

test("renders with its label, once", () => {
  const html = renderShortcode(icon, "[icon name=clock label='Opening hours']");
  expect(html).toContain('role="img" aria-label="Opening hours"');
  expect(html.replace(/<[^>]*>/g, "")).toBe("");
});

test("a hostile label is a label", () => {
  const html = renderShortcode(icon, `[icon name=clock label='"><script>alert(1)</script>']`);
  expect(html).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain("<script");
});
