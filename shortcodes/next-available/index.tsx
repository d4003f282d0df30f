import * as v from "valibot";
import { mergeNeeds, need } from "../../catalog/snapshot/needs.ts";
import { formatDate, parseDate } from "../../i18n/dates.ts";
import { daysBetween, relativeDay } from "../attributes/days.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import { productIdAttribute } from "../attributes/ids.ts";
import { today } from "../attributes/time-zone.ts";

export const nextAvailable = defineShortcode({
  name: "next-available",
  sentence: "The next day a product can be booked for; today and tomorrow as words.",
  example: '[next-available tgid="50002"]',
  attributes: v.object({ tgid: productIdAttribute() }),
  needs: ({ tgid }) => mergeNeeds([need("nextAvailable", [{ id: tgid }]), need("products", [{ id: tgid }])]),
  text: ({ tgid }, context) => {
    const { snapshot, market } = context;
    const day = parseDate(snapshot.get("nextAvailable", { id: tgid }) ?? "");
    if (day === undefined) return undefined;
    const days = daysBetween(today(context, snapshot.get("products", { id: tgid })?.timeZone), day);
    if (days < 0) return undefined;
    return days <= 1 ? relativeDay(days, market.locale) : formatDate(day, market.locale);
  },
  Component: ({ attributes: { tgid }, context, children }) => (
    <time dateTime={context.snapshot.get("nextAvailable", { id: tgid })}>{children}</time>
  ),
});
