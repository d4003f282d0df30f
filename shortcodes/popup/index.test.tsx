import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { popup } from "./index.tsx";

test.each([
  ['[popup title="How?"]Call us.[/popup]', "Call us."],
  ['[popup title="How?"]', "\nshortcode-never-closed"],
  ['[popup title="How?"] [/popup]', "\nshortcode-no-data"],
  ['[popup title="How?" fallback="Call us."]', "Call us.\nshortcode-never-closed"],
  ["[popup]Call us.[/popup]", "\nshortcode-invalid"],
  ['[popup title=" "]Call us.[/popup]', "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(popup, source)).toBe(expected);
});

function drawn(source: string, locale: "en" | "de" | "ar" = "en", spans: readonly unknown[] = []) {
  const html = `<p>${renderShortcode(popup, source, { locale }, spans)}</p>`;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return { body, panel: body.querySelector("p > [popover]"), buttons: [...body.querySelectorAll("button")] };
}

test("a button opens it and another closes it, without script", () => {
  const { body, panel, buttons } = drawn('See [popup title="How?"]Call us.[/popup] now');
  expect(body.querySelector("p")?.textContent).toBe("See How?Call us. now");
  expect(panel?.getAttribute("popover")).toBe("auto");
  expect(panel?.getAttribute("aria-label")).toBe("How?");
  expect(buttons.map((button) => button.getAttribute("popovertarget"))).toEqual([panel?.id, panel?.id]);
  expect(buttons.map((button) => button.getAttribute("popovertargetaction"))).toEqual([null, "hide"]);
});

test.each([
  ["en", "Close"],
  ["de", "Schließen"],
  ["ar", "إغلاق"],
] as const)("says how to close it in the page's language (%s)", (locale, expected) => {
  const { panel } = drawn('[popup title="How?"]Call us.[/popup]', locale);
  expect(panel?.querySelector("button svg")?.getAttribute("aria-label")).toBe(expected);
});

test("keeps formatting and links of its text", () => {
  const { panel } = drawn('[popup title="How?"]Call us.[/popup]', "en", [
    { type: "strong", start: 20, end: 24 },
    { type: "hyperlink", start: 25, end: 27, data: { link_type: "Web", url: "tel:112" } },
  ]);
  expect(panel?.querySelector("strong")?.textContent).toBe("Call");
  expect(panel?.querySelector("a")?.getAttribute("href")).toBe("tel:112");
});

test("two on a page are two", () => {
  const { body } = drawn('[popup title="How?"]Call us.[/popup] [popup title="How?"]Write to us.[/popup]');
  const ids = [...body.querySelectorAll("[popover]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("hostile titles and texts are text", () => {
  const { body, buttons } = drawn(`[popup title='"><img src=x onerror=alert(1)>']<script>alert(1)</script>[/popup]`);
  expect(body.querySelectorAll("img, script").length).toBe(0);
  expect(buttons[0]?.textContent).toBe('"><img src=x onerror=alert(1)>');
});
