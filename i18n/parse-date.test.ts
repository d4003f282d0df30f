import { expect, test } from "vitest";
import { parseDate } from "./parse-date.ts";

test.each([
  ["2026-12-01", "2026-12-01T00:00:00.000Z"],
  ["01-12-2026", "2026-12-01T00:00:00.000Z"],
  ["2028-02-29", "2028-02-29T00:00:00.000Z"],
])("F6: %s is a day", (text, iso) => {
  expect(parseDate(text)?.toISOString()).toBe(iso);
});

test.each(["", "2026-13-01", "2026-02-30", "29-02-2027", "2026-1-1", "2026/12/01", "2026-12-01T10:00", "soon"])(
  "F6: %j is none",
  (text) => {
    expect(parseDate(text)).toBeUndefined();
  },
);
