import { formatTravelerName } from "../../catalog/experience/traveler-words.ts";
import type { PersonPrice } from "../../catalog/inventory/inventory.ts";
import type { Product } from "../../catalog/product/product.ts";
import { booksSeats } from "../../catalog/seating/seat-booking.ts";
import type { Translator } from "../../i18n/translator.ts";

/** Returns the name of a ticket by its kind of visitor. Nobody enters to a numbered seat by general admission. */
export function nameTicket(
  person: Pick<PersonPrice, "pax" | "name">,
  product: Pick<Product, "flowType">,
  t: Translator,
): string {
  const isFull = person.pax === "GENERAL" && booksSeats(product);
  return isFull ? t("performances.fullPrice") : formatTravelerName(person, t);
}
