import { expect, test } from "vitest";
import { htmlLines } from "./html-lines.ts";

test.each([
  ["", []],
  ["Plain text", ["Plain text"]],
  ["<ul><li>One</li>\n<li class='x'>Two  words</li></ul>", ["One", "Two words"]],
  ["<p>A <b>bold</b> claim</p>", ["A bold claim"]],
  ["First<br/>second", ["First", "second"]],
  ["Tom &amp; Jerry&#39;s &#x26; &nbsp;co &bogus;", ["Tom & Jerry's & co &bogus;"]],
  ["&amp;lt;b&amp;gt;", ["&lt;b&gt;"]],
  ["&#9999999;", ["&#9999999;"]],
  ["3 < 4", ["3 < 4"]],
  ["<script>alert(1)</script>", ["alert(1)"]],
])("%j has the lines %j", (html, lines) => {
  expect(htmlLines(html)).toEqual(lines);
});

test("takes no more than linear time for brackets that never close", () => {
  expect(htmlLines("<".repeat(200_000))).toHaveLength(1);
});
