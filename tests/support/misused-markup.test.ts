import { expect, it } from "vitest";
import { findMisusedMarkup } from "./misused-markup.ts";

it.each([
  ["<section>text</section>", 1],
  ['<section aria-label="Tickets">text</section>', 0],
  ["<section><h2>Tickets</h2></section>", 0],
  ['<input type="radio" autocomplete="off">', 1],
  ['<input type="date" autocomplete="off">', 0],
  ['<form autocomplete="off"><input type="radio"></form>', 0],
  ["<span><p>from €58</p></span>", 1],
  ["<p><a><span>from</span></a></p><p>€58</p>", 0],
  ["<div><p>from €58</p></div>", 0],
  ["<summary><h3>Tickets</h3></summary>", 0],
])("%s has faults: %i", (html, count) => {
  expect(findMisusedMarkup(html)).toHaveLength(count);
});
