import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { testPage } from "../../../tests/support/page-context.ts";
import { reviewsSchema, toReviewSubject } from "../fields.ts";
import { PolicyPage } from "./PolicyPage.tsx";

test.each([
  [{ reviewed_product: 7, collection: 201 }, "product-7"],
  [{ collection: 201 }, "collection-201"],
  [{}, "policy"],
])("C13: a document with %j has the reviews of %s", (data, subject) => {
  expect(toReviewSubject(v.parse(reviewsSchema, data))).toBe(subject);
});

test("X5: how reviews are verified is a heading and the editors’ text", () => {
  const heading = [{ type: "heading1", text: "How reviews are verified", spans: [] }];
  const html = renderToStaticMarkup(
    <PolicyPage fields={v.parse(reviewsSchema, { heading })} page={testPage()}>
      <p>The provider found a booking.</p>
    </PolicyPage>,
  );
  expect(html).toMatch(/<h1[^>]*>How reviews are verified<\/h1>.*The provider found a booking/);
});
