import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Product } from "../../../catalog/product/product.ts";
import { testContents, testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { TicketColumn } from "./TicketColumn.tsx";

const show = (...shown: readonly Product[]) =>
  render(
    <TicketColumn page={testPage({ contents: testContents({ shown }) })}>
      <p>Text</p>
    </TicketColumn>,
  );

it("W151: beside a text stands the first ticket of the page that can be booked: picture, rating, price, and its page", () => {
  show(testProduct({ id: 1, price: undefined }), testProduct({ id: 2, name: "Arena tour" }));
  // Narrow windows, as that of the test, have no column.
  const hidden = true;
  const card = within(screen.getByRole("complementary", { hidden }));
  expect(card.getByRole("img", { hidden }).getAttribute("alt")).toBe("The Colosseum");
  expect(card.getByText("Arena tour")).toBeTruthy();
  expect(card.getByText("Rated 4.6 out of 5 from 5,743 ratings")).toBeTruthy();
  expect(card.getByText("€24")).toBeTruthy();
  expect(card.getByRole("link", { hidden }).getAttribute("href")).toMatch(/-e-2\/$/);
});

it("W151: a text is alone where nothing of its page can be booked", () => {
  const { container } = show(testProduct({ price: undefined }));
  expect(container.innerHTML).toBe("<p>Text</p>");
});
