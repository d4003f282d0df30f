import * as v from "valibot";
import { isClosedOn } from "../../catalog/calendar/calendar.ts";
import { holdHref } from "../../catalog/experience/calendar-file.ts";
import { groupPrices, groupTiersOn } from "../../catalog/experience/group-prices.ts";
import { groupLimits, groupPriceFor } from "../../catalog/experience/group-terms.ts";
import type { Market } from "../../catalog/market/market.ts";
import { groupPriceText } from "../../catalog/experience/group-price-text.ts";
import {
  type GroupBooking,
  groupBookingProblems,
  type GroupTerms,
  lastGroupDay,
  parseGroupBooking,
  parseGroupWish,
} from "../../catalog/form/group-booking.ts";
import type { ParsedForm, Posted } from "../../catalog/form/parse-posted.ts";
import { isCurrencyCode } from "../../i18n/currencies.ts";
import { dayIn, isoDay } from "../../i18n/dates.ts";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { readGroupProduct, type GroupProduct, type GroupProductClient } from "./read-group-product.ts";
import type { ReadPost } from "./read-posted.ts";
import type { AcceptedForm } from "./receive-form.ts";

interface GroupBookingPorts {
  readonly provider: GroupProductClient & {
    readonly forTraveler: (header: string | undefined) => GroupProductClient | undefined;
  };
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Notified of a product that could not be read. */
  readonly onFailure: (cause: unknown) => void;
}

const currency = v.pipe(v.string(), v.guard(isCurrencyCode));

/**
 * Returns a function that parses a request for a group, with its product. The provider returns it for this visitor (H1).
 * All its problems are found at once. Where the provider fails, the request is accepted as it is: a person reads it.
 */
export function groupBookingParser({ provider, now, onFailure }: GroupBookingPorts) {
  return async (posted: Posted, post: ReadPost): Promise<ParsedForm<AcceptedForm>> => {
    const parsed = parseGroupBooking(posted);
    const wish = parseGroupWish(posted);
    const chosen = v.safeParse(currency, posted["currency"]);
    if (wish.product === undefined) return invalid(listProblems(parsed));
    if (!chosen.success) return invalid([...listProblems(parsed), "currency"]);
    const market = { locale: post.locale, currency: chosen.output };
    const query = { id: wish.product, date: wish.date };
    const client = provider.forTraveler(post.cookies) ?? provider;
    const found = await readGroupProduct(client, query, market).catch((cause: unknown) => {
      onFailure(cause);
      return "failed" as const;
    });
    if (found === undefined) return invalid([...listProblems(parsed), "product"]);
    const known = found === "failed" ? undefined : found;
    const problems = [...listProblems(parsed), ...groupBookingProblems(wish, toGroupTerms(known, wish.date, now()))];
    if (parsed.kind === "invalid" || problems.length > 0) return invalid(problems);
    return { kind: "valid", fields: accept(parsed.fields, { post, market, known, now: now() }) };
  };
}

function invalid(problems: readonly string[]) {
  return { kind: "invalid", problems } as const;
}

function listProblems(parsed: ParsedForm<unknown>): readonly string[] {
  return parsed.kind === "invalid" ? parsed.problems : [];
}

function toGroupTerms(known: GroupProduct | undefined, date: string | undefined, now: number): GroupTerms {
  const today = dayIn(known?.product.timeZone ?? "UTC", now);
  return {
    // Those that the page states. A person reads the request of a size that its day has no price for.
    ...groupLimits(known === undefined ? [] : groupTiersOn(groupPrices(known), "")),
    today: isoDay(today),
    lastDay: lastGroupDay(today),
    isClosed: known?.calendar !== undefined && date !== undefined && isClosedOn(date, known.calendar),
  };
}

interface Request {
  readonly post: ReadPost;
  readonly market: Market;
  readonly known: GroupProduct | undefined;
  readonly now: number;
}

function accept(booking: GroupBooking, request: Request): AcceptedForm {
  const { post, known } = request;
  const readNow = {
    productName: known?.product.name.text ?? "",
    price: known === undefined ? "" : formatGroupPrice(booking, known),
  };
  return { fields: { ...booking, page: post.to }, known: readNow, file: createHoldHref(booking, request) };
}

/** Returns the price of the requested day; of any day where that is not known. */
function formatGroupPrice({ date, adults, children }: GroupBooking, known: GroupProduct): string {
  const ofDay = groupPrices({ ...known, inventories: known.starts });
  const prices = ofDay.length === 0 ? groupPrices(known) : ofDay;
  const tier = groupPriceFor(groupTiersOn(prices, date), adults + children);
  const english = locales[defaultLocale];
  return tier === undefined ? "" : groupPriceText(tier, english, createLocaleTranslator(english));
}

function createHoldHref({ product: id, date, session }: GroupBooking, { post, market, known, now }: Request): string {
  const t = createLocaleTranslator(market.locale);
  const name = known?.product.name.text ?? "";
  return holdHref({
    uid: `g-${id}-${date}-${session}@${post.site.host}`,
    title: t("group.holdEntry", { name, session: t(`group.${session}`) }),
    url: `https://${post.site.host}${post.to}`,
    date,
    writtenAt: now,
  });
}
