import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { axeViolations } from "../../../../tests/support/axe-violations.ts";
import { SeatsExample, start } from "../../../../tests/support/seats-example.tsx";

test("X6: the list of seats has no accessibility violation", async () => {
  const html = renderToStaticMarkup(<SeatsExample view={{ ...start, section: 1, row: 3, seats: "2,3" }} />);
  expect(await axeViolations(html)).toEqual([]);
});
