import { expect, it } from "vitest";
import { findMisusedMarkup } from "./misused-markup.ts";

it.each([
  ["<section>text</section>", 1],
  ['<section aria-label="Tickets">text</section>', 0],
  ["<section><h2>Tickets</h2></section>", 0],
  ['<input type="radio" autocomplete="off">', 1],
  ['<input type="date" autocomplete="off">', 0],
  ['<form autocomplete="off"><input type="radio"></form>', 0],
])("%s has faults: %i", (html, count) => {
  expect(findMisusedMarkup(html)).toHaveLength(count);
});
