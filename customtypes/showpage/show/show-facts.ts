import { numberFormat } from "../../../i18n/formatters.ts";
import type { SlotQuery } from "../../../catalog/inventory/inventory.ts";
import { formatDuration } from "../../../catalog/product/product-duration.ts";
import type { PostalAddress } from "../../../catalog/place/place.ts";
import { performanceWeek, weekdaysText } from "../../../catalog/show/performance-week.ts";
import type { Show } from "../../../catalog/show/show.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { IconName } from "../../../ui/primitives/icons.ts";
import type { ShowFields, ShowProps } from "../fields.ts";
import { addressOf } from "./address-of.ts";
import { enteredShow, showOf } from "./show-of.ts";

export interface ShowFact {
  readonly icon: IconName;
  readonly term: string;
  readonly value: string;
}

/** Returns the query for the performances of the next two weeks. */
export function performancesQuery(id: number): SlotQuery {
  return { id, forDays: 14 };
}

/**
 * Returns the facts of a show that are known, as text. What the editor entered stands in for what the provider omits.
 * Empty where the provider failed: it may contradict what was entered.
 */
export function showFacts({ fields, page }: ShowProps): readonly ShowFact[] {
  const { t } = page;
  if (isUnread(fields, page)) return [];
  const product = showOf(fields, page.snapshot);
  const show = product?.show ?? enteredShow(fields);
  const age = show.minimumAge === undefined ? page.text(fields.age_limit) : t("show.fromAge", { age: show.minimumAge });
  const facts: readonly ShowFact[] = [
    { icon: "theater", term: t("show.venue"), value: venueText(show, product?.startLocation, { fields, page }) },
    { icon: "clock", term: t("show.duration"), value: durationText(show, page) },
    { icon: "users", term: t("show.age"), value: age },
    { icon: "armchair", term: t("show.seats"), value: numberText(show.theatre?.capacity, page) },
    { icon: "calendar", term: t("show.performances"), value: performancesText(fields, page) },
    { icon: "calendar", term: t("show.until"), value: formatDayText(show.dates.closing ?? "", page.locale) },
  ];
  return facts.filter(({ value }) => value !== "");
}

function isUnread({ tgid }: ShowFields, { snapshot }: PageContext): boolean {
  return tgid !== undefined && snapshot.stateOf("products", { id: tgid }) === "failed";
}

function venueText({ theatre }: Show, startLocation: PostalAddress | undefined, { fields, page }: ShowProps): string {
  const name = theatre?.name ?? page.text(fields.theatre_name);
  const address = startLocation ? addressOf(startLocation) : page.text(fields.theatre_address);
  return joinTexts("phrases", [name, address], page.t);
}

/** Minutes are rounded to five (specification §9). */
function durationText({ runningMinutes, intervalMinutes, parts }: Show, { t, locale }: PageContext): string {
  const duration = formatDuration(runningMinutes, locale);
  const interval = formatDuration(intervalMinutes, locale);
  const whole = duration === "" || interval === "" ? duration : t("show.interval", { duration, interval });
  return joinTexts("phrases", [whole, parts > 1 ? t("show.twoParts") : ""], t);
}

/** A day and its time are on one line. */
function performancesText({ tgid }: ShowFields, { snapshot, locale, t }: PageContext): string {
  if (tgid === undefined) return "";
  const week = performanceWeek(snapshot.get("slots", performancesQuery(tgid)) ?? []);
  const groups = week.map(({ time, days }) => `${weekdaysText(days, locale, t)}\u00A0${time}`);
  return joinTexts("groups", groups, t);
}

function numberText(value: number | undefined, { locale }: PageContext): string {
  return value === undefined ? "" : numberFormat(formatTag(locale)).format(value);
}
