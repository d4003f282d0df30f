import { expect, it } from "vitest";
import { normalizeHtml } from "./normalize-html.ts";

const page = (name: string, hash: string) =>
  `<style>.${name}{color:var(--${name}a)}.skip-link{}</style><p class="${name} skip-link"><script src="/_islands/shell-Menu-${hash}.js"></script>`;

it.each([
  ["other names of classes", page("ou7r0", "O7AFKEXR"), page("lxrra", "O7AFKEXR"), true],
  ["other hashes of files", page("ou7r0", "O7AFKEXR"), page("ou7r0", "Z6YJIT74"), true],
  ["another text", page("ou7r0", "O7AFKEXR"), `${page("ou7r0", "O7AFKEXR")}.`, false],
  ["another class that is written by hand", '<p class="skip-link">', '<p class="skip-links">', false],
  ["one class in place of two", '<p class="ab12 cd34">', '<p class="ab12 ab12">', false],
])("%s: %s and %s are equal: %s", (_difference, one, other, equal) => {
  expect(normalizeHtml(one) === normalizeHtml(other)).toBe(equal);
});
