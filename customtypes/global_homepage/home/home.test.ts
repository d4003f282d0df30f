import { expect, it } from "vitest";
import { SourceText } from "../../../content/source-text.ts";
import { testContents, testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { home } from "./index.ts";

const fields = { meta_title: new SourceText(""), meta_description: new SourceText(""), share_image: undefined };

it.each([
  ["Europe/London", "2026-11-30T00:00:00.000Z"],
  ["Asia/Singapore", "2026-11-29T16:00:00.000Z"],
])("W150: tonight and this weekend of a home end with the day where it ends first, in %s", (timeZone, expected) => {
  const shown = [testProduct({ id: 1, timeZone: "Europe/London" }), testProduct({ id: 2, timeZone })];
  const snapshot = testSnapshot({ readAt: Date.parse("2026-11-29T12:00:00Z") });
  const until = home.trueUntil?.(fields, testPage({ contents: testContents({ shown }), snapshot }));
  expect(new Date(until ?? 0).toISOString()).toBe(expected);
});
