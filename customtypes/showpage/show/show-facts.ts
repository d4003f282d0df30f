import { numberFormat } from "../../../i18n/formatters.ts";
import { formatDuration } from "../../../catalog/product/product-duration.ts";
import type { PostalAddress } from "../../../catalog/place/place.ts";
import type { Show } from "../../../catalog/show/show.ts";
import { findLastDay } from "../../../catalog/show/show-dates.ts";
import { formatTime } from "../../../i18n/clock-times.ts";
import { dayIn, formatDayText } from "../../../i18n/dates.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { LinkTarget, PageContext } from "../../../renderer/index.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";
import type { IconName } from "../../../ui/primitives/icons.ts";
import type { ShowFields, ShowProps } from "../fields.ts";
import { formatAddress } from "../../../catalog/place/format-address.ts";
import { ticketPolicyText } from "../../../catalog/ticket/policy-text.ts";
import { enteredShow, type ShowProduct, findShowProduct, findShowZone } from "./find-show-product.ts";
import { nextText, performancesText } from "./show-times.ts";

export interface ShowFact {
  readonly icon: IconName;
  readonly term: string;
  readonly value: string;
  /** Text below the value: an address. */
  readonly detail?: string;
  /** Whether it is a name and an address, which are the same in all languages. */
  readonly isName?: boolean;
  /** Where the value leads: the theatre's own page. */
  readonly target?: LinkTarget | undefined;
  /** The way there, beside the value. */
  readonly map?: LinkTarget | undefined;
}

/**
 * Returns the known facts of a show, as text. The editor's facts replace missing ones of the provider. Empty if the
 * provider failed, because its facts may contradict the editor's.
 */
export function showFacts(props: ShowProps): readonly ShowFact[] {
  const { fields, page } = props;
  if (isUnread(fields, page)) return [];
  const product = findShowProduct(fields, page.snapshot);
  const show = product?.show ?? enteredShow(fields);
  const facts: readonly ShowFact[] = [
    venueFact(show, product?.startLocation, props),
    {
      icon: "clock",
      term: page.t("show.duration"),
      value: durationText(show, page) || page.text(fields.blocks.details.duration),
    },
    { icon: "clock", term: page.t("show.doors"), value: doorsText(show, page) },
    { icon: "users", term: page.t("show.age"), value: ageText(show, props) },
    { icon: "armchair", term: page.t("show.seats"), value: numberText(show.theatre?.capacity, page) },
    ...dayFacts(show, props),
    ...listDayTickets(show, product?.cityName.text ?? "", page),
    {
      icon: "shield-check",
      term: page.t("experience.policy"),
      value: product === undefined ? "" : termsText(product, page),
    },
  ];
  return facts.filter(({ value }) => value !== "");
}

function dayFacts(show: Show, { fields, page }: ShowProps): readonly ShowFact[] {
  const { t, locale } = page;
  const today = dayIn(findShowZone(fields, page.snapshot), page.snapshot.readAt);
  return [
    { icon: "calendar", term: t("show.performances"), value: performancesText(fields, page) },
    { icon: "clock", term: t("show.nextPerformance"), value: nextText(show, { fields, page }) },
    { icon: "calendar", term: t("show.until"), value: formatDayText(findLastDay(show.dates, today) ?? "", locale) },
  ];
}

/** Rush tickets and lotteries, with when to be there or to enter (P27). */
function listDayTickets({ dayTickets }: Show, city: string, { t, locale }: PageContext): readonly ShowFact[] {
  return dayTickets.map(({ kind, time: local }) => {
    const time = formatTime(local, locale);
    return kind === "RUSH"
      ? { icon: "ticket", term: t("show.rush"), value: t("show.rushFrom", { time }) }
      : { icon: "sparkles", term: t("show.lottery"), value: t("show.lotteryBy", { time, city }) };
  });
}

function isUnread({ tgid }: ShowFields, { snapshot }: PageContext): boolean {
  return tgid !== undefined && snapshot.getReadState("products", { id: tgid }) === "failed";
}

function venueFact({ theatre }: Show, startLocation: PostalAddress | undefined, { fields, page }: ShowProps): ShowFact {
  const { theatreName, theatreLink, map } = fields.blocks.details;
  const name = theatre?.name ?? (page.text(fields.theatre_name) || page.text(theatreName));
  const address = startLocation ? formatAddress(startLocation) : page.text(fields.theatre_address);
  const own = theatre?.key ? page.places.findLink({ venue: theatre.key }) : undefined;
  return {
    icon: "theater",
    term: page.t("show.venue"),
    value: name || address,
    ...(name !== "" && address !== "" && { detail: address }),
    isName: true,
    target: own ?? (theatreLink && page.linkTo(theatreLink)),
    map: map && page.linkTo(map),
  };
}

function ageText({ minimumAge }: Show, { fields, page }: ShowProps): string {
  if (minimumAge !== undefined) return page.t("show.fromAge", { age: minimumAge });
  return page.text(fields.age_limit) || page.text(fields.blocks.details.ageLimit);
}

/** Minutes are rounded to five (J5). */
function durationText({ runningMinutes, intervalMinutes, parts }: Show, { t, locale }: PageContext): string {
  const duration = formatDuration(runningMinutes, locale);
  const interval = formatDuration(intervalMinutes, locale);
  const whole = duration === "" || interval === "" ? duration : t("show.interval", { duration, interval });
  return joinTexts("phrases", [whole, parts > 1 ? t("show.twoParts") : ""], t);
}

/** Returns when people are let in, before each performance (X19). */
function doorsText({ doorsMinutes }: Show, { t, locale }: PageContext): string {
  return doorsMinutes === undefined ? "" : t("show.doorsBefore", { duration: formatDuration(doorsMinutes, locale) });
}

/** Returns whether a booking can be cancelled or changed (X4); empty where nothing can be booked. */
function termsText(product: ShowProduct, page: PageContext): string {
  if (readSale(product, page).price === undefined) return "";
  return ticketPolicyText(product.cancellation, product.reschedule, page.t);
}

function numberText(value: number | undefined, { locale }: PageContext): string {
  return value === undefined ? "" : numberFormat(formatTag(locale)).format(value);
}
