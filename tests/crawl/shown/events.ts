import { isObject, type JsonObject, toList, objectsIn, textIn } from "../../support/structured-data/graph.ts";
import { unless } from "../../support/structured-data/rule.ts";
import { listElements } from "../elements.ts";
import { priceFaults } from "./cards.ts";
import { shownPrice } from "./shown-price.ts";
import type { ShownPage, ShownRule } from "./shown-rule.ts";

/** The calendar has the lowest price of each day with performances. A sold-out day has no price. */
export const events: ShownRule = (nodes, page) => {
  const all = objectsIn(nodes).filter((node) => "eventStatus" in node);
  const days = [...new Set(all.map(readEventDay))].toSorted();
  const cells = listElements(page.body, "td");
  return days.flatMap((day, index) => {
    const cell = cells.find((each) => each.includes(`date=${day}`));
    const sold = all.filter((event) => readEventDay(event) === day && readEventPrice(event) !== undefined);
    if (cell === undefined) return unless(sold.length === 0, `it does not show the performance on ${day}`);
    // The list has the next twelve performances: of its last day, some may be missing.
    return index === days.length - 1 ? [] : dayFaults(sold, cell, page);
  });
};

function readEventDay(event: JsonObject): string {
  return textIn(event, "startDate").slice(0, 10);
}

function dayFaults(sold: readonly JsonObject[], cell: string, { locale }: ShownPage): readonly string[] {
  const [cheapest] = sold.toSorted((one, other) => Number(readEventPrice(one)) - Number(readEventPrice(other)));
  return cheapest === undefined
    ? [`it shows the price ${shownPrice(cell)} on a day that is sold out`]
    : priceFaults(cheapest, shownPrice(cell), locale);
}

/** Returns the price of an event; undefined for one that is sold out. */
function readEventPrice(event: JsonObject): number | undefined {
  const offer = toList(event["offers"]).find(isObject) ?? {};
  return textIn(offer, "price") === "" ? undefined : Number(textIn(offer, "price"));
}
