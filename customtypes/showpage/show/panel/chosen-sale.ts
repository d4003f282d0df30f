import { readSale } from "../../../../blocks/products/product-on-page.ts";
import type { Sale } from "../../../../catalog/show/sale.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { isOverToday } from "../show-times.ts";
import { chosenPrice } from "./chosen-price.ts";

/**
 * Returns the sale with the price of what is chosen: a lower one could not be paid then. It opens today only while something
 * of today can be booked.
 */
export function readChosenSale(product: ShowProduct, page: PageContext): Sale {
  const { price, note, firstDay } = readSale(product, page);
  return {
    price: price && { ...price, ...chosenPrice(product, page) },
    note: firstDay !== undefined && isOverToday(product, page) ? undefined : note,
  };
}
