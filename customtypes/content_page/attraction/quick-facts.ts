import { durationRange, formatDuration } from "../../../catalog/product/product-duration.ts";
import { seasonsFrom } from "../../../catalog/sight/opening-on.ts";
import { formatDayHours, weekOn } from "../../../catalog/sight/opening-week.ts";
import type { OpeningSchedule, PointOfInterest } from "../../../catalog/sight/point-of-interest.ts";
import { formatUnit } from "../../../i18n/format-unit.ts";
import { numberFormat } from "../../../i18n/formatters.ts";
import { asLocalized, type LocalizedText } from "../../../i18n/localized-text.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { IconName } from "../../../ui/primitives/icons.ts";
import type { ContentFields, factNames } from "../fields.ts";
import { findSight } from "../sight/find-sight.ts";
import { enteredSource, providerSource, type Source } from "../sight/sources.ts";
import { isolatedAddress } from "./isolated-address.ts";
import { todayAt } from "./join-visit-facts.ts";

export type FactName = (typeof factNames)[number];

type EnteredFact = ContentFields["facts"][number];

/** One item of quick information with its source (C4). */
interface QuickFact {
  readonly name: FactName;
  readonly icon: IconName;
  readonly value: LocalizedText;
  readonly source: Source;
}

/** In the order of the page. */
const shown: readonly (readonly [FactName, IconName])[] = [
  ["Address", "map-pin"],
  ["Recommended duration", "clock"],
  ["Timings", "calendar"],
  ["Expected wait", "users"],
  ["Expected wait, skip the line", "ticket"],
  ["Entrances", "route"],
  ["Visitors per year", "users"],
  ["UNESCO year", "globe"],
  ["Architecture style", "landmark"],
  ["Height", "mountain"],
  ["Size", "map"],
];

/** Returns what is known: the provider's facts, else those that editors entered with their source and date. */
export function quickFacts(fields: ContentFields, page: PageContext): readonly QuickFact[] {
  const sight = findSight(page);
  return shown.flatMap(([name, icon]) => {
    const provided = sight && providedValue(name, sight, page);
    if (provided !== undefined && provided.text !== "")
      return [{ name, icon, value: provided, source: providerSource(page) }];
    const entered = fields.facts.find(({ fact }) => fact === name);
    const source = entered && enteredSource(entered, page);
    const value = entered && enteredValue(entered, page);
    return source === undefined || !value ? [] : [{ name, icon, value: asLocalized(value), source }];
  });
}

/** Returns what the provider says of a sight; undefined where it does not say. */
function providedValue(
  name: FactName,
  { location, facts, schedules }: Pick<PointOfInterest, "location" | "facts" | "schedules">,
  page: PageContext,
): LocalizedText | undefined {
  const { unescoYear, architecturalStyle, heightMeters, visitorsPerYear } = facts;
  if (name === "Address") return location && isolatedAddress(location, page);
  if (name === "Architecture style") return architecturalStyle;
  if (name === "UNESCO year") return asLocalized(unescoYear === undefined ? "" : String(unescoYear));
  if (name === "Height") return asLocalized(heightMeters === undefined ? "" : inMeters(heightMeters, page));
  if (name === "Timings") return asLocalized(sameHours(schedules, page));
  if (name === "Visitors per year") return asLocalized(formatOptionalNumber(visitorsPerYear, page));
  return undefined;
}

/** Returns the hours of the present season where those of all its open days are the same; empty otherwise. */
function sameHours(schedules: readonly OpeningSchedule[], page: PageContext): string {
  const today = todayAt(page);
  const open = weekOn(today, seasonsFrom(today, schedules)).filter(({ closed }) => !closed);
  const [hours = "", ...others] = new Set(open.map((day) => formatDayHours(day, page.t)));
  return others.length === 0 ? hours : "";
}

/** Returns an entered value in the words of the page's language; empty for none. */
function enteredValue({ fact, from, to, text }: EnteredFact, page: PageContext): string {
  const written = page.text(text);
  switch (fact) {
    case "Recommended duration":
    case "Expected wait":
    case "Expected wait, skip the line":
      return from === undefined ? upTo(formatDuration(to, page.locale), page) : durationRange(from, to, page);
    case "Visitors per year":
    case "Entrances":
      return from === undefined ? upTo(formatOptionalNumber(to, page), page) : numberRange(from, to ?? from, page);
    case "UNESCO year":
      return from === undefined ? "" : String(from);
    case "Height":
      return from === undefined ? written : inMeters(from, page);
    default:
      return written;
  }
}

/** The highest value where the lowest is not known: `up to 30 minutes`. */
function upTo(value: string, { t }: PageContext): string {
  return value && t("sight.upTo", { value });
}

function numberRange(from: number, to: number, { locale }: PageContext): string {
  const format = numberFormat(formatTag(locale));
  return from < to ? format.formatRange(from, to) : format.format(from);
}

function formatOptionalNumber(value: number | undefined, { locale }: PageContext): string {
  return value === undefined ? "" : numberFormat(formatTag(locale)).format(value);
}

function inMeters(value: number, { locale }: PageContext): string {
  return formatUnit(value, locale, { unit: "meter", unitDisplay: "short" });
}
