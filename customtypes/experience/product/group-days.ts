import type { Calendar } from "../../../catalog/calendar/calendar.ts";
import { type GroupPrices, groupPrices } from "../../../catalog/experience/group-prices.ts";
import type { AvailabilityQuery } from "../../../catalog/inventory/inventory.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { need, type Needs, noNeeds } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { findCalendar, type ExperienceData } from "./experience-data.ts";

/**
 * Returns the need for the starts of all days that a group can book (X27). A product that is sold by the person needs
 * nothing.
 */
export function groupNeeds(product: Product, first: Snapshot): Needs {
  const query = groupQuery(product, findCalendar(product.id, first));
  return query === undefined ? noNeeds : need("availabilities", [query]);
}

/** Returns what groups pay, by day: of all days of the calendar. Where these can't be read, of the next starts. */
export function listGroupPrices(data: ExperienceData, snapshot: Snapshot): readonly GroupPrices[] {
  const query = groupQuery(data.product, data.calendar);
  const inventories = query && snapshot.get("availabilities", query);
  return groupPrices({ ...data, inventories: inventories ?? data.inventories });
}

function groupQuery(
  { id, transfer }: Pick<Product, "id" | "transfer">,
  calendar: Calendar | undefined,
): AvailabilityQuery | undefined {
  const { dates = {}, startDate: from, endDate: to } = calendar ?? {};
  const isByGroup = Object.values(dates).some(({ primaryPax }) => primaryPax === "GROUP");
  return isByGroup && transfer === undefined ? { id, from, to } : undefined;
}
