import { defineShortcode, type ExpandContext, mergeNeeds, need, type Needs, noNeeds } from "../../renderer/index.ts";
import { formatDate, parseDate } from "../../i18n/dates.ts";
import { daysBetween } from "../../i18n/days.ts";
import { relativeDay } from "../attributes/days.ts";
import { type NamedProduct, productAttributes, productNeeds, findNamedProduct } from "../attributes/product.ts";
import { today } from "../attributes/time-zone.ts";

export const nextAvailable = defineShortcode({
  name: "next-available",
  sentence:
    "The next day a product can be booked for; today and tomorrow as words. Without tgid, it is about the product that the page is about.",
  example: '[next-available tgid="50002"]',
  attributes: productAttributes,
  needs: (attributes) => mergeNeeds([nextDayNeeds(attributes.tgid), productNeeds(attributes)]),
  followUp: ({ tgid }, about) => (tgid === undefined ? nextDayNeeds(about[0]?.id) : noNeeds),
  text: (attributes, context) => {
    const { market } = context;
    const day = parseDate(nextDay(attributes, context) ?? "");
    if (day === undefined) return undefined;
    const days = daysBetween(today(context, findNamedProduct(attributes, context)?.timeZone), day);
    if (days < 0) return undefined;
    return days <= 1 ? relativeDay(days, market.locale) : formatDate(day, market.locale);
  },
  Component: ({ attributes, context, children }) => <time dateTime={nextDay(attributes, context)}>{children}</time>,
});

function nextDayNeeds(id: number | undefined): Needs {
  return id === undefined ? noNeeds : need("nextAvailable", [{ id }]);
}

/** Returns the day, `2026-12-22`; undefined too for the first product of a page that is about no product. */
function nextDay({ tgid }: NamedProduct, { snapshot, pageProducts }: ExpandContext): string | undefined {
  const id = tgid ?? pageProducts[0]?.id;
  if (id === undefined || snapshot.getReadState("nextAvailable", { id }) === "unplanned") return undefined;
  return snapshot.get("nextAvailable", { id });
}
