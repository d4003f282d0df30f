import * as v from "valibot";
import { isClosedOn } from "../../../catalog/calendar/calendar.ts";
import { holdHref } from "../../../catalog/experience/calendar-file.ts";
import { groupPrices, groupTiersOn } from "../../../catalog/experience/group-prices.ts";
import { groupLimits, groupPriceFor } from "../../../catalog/experience/group-terms.ts";
import type { Market } from "../../../catalog/market/market.ts";
import { groupPriceText } from "../../../catalog/experience/group-price-text.ts";
import type { ProviderClient } from "../../../catalog/provider/client.ts";
import {
  type GroupBooking,
  groupBookingProblems,
  lastGroupDay,
  parseGroupBooking,
} from "../../../forms/group-booking.ts";
import type { ParsedForm, Posted } from "../../../forms/parse-posted.ts";
import { isCurrencyCode } from "../../../i18n/currencies.ts";
import { dayIn, isoDay } from "../../../i18n/dates.ts";
import { defaultLocale, locales } from "../../../i18n/locales.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import { readGroupProduct, type GroupProduct } from "./read-group-product.ts";
import type { ReadPost } from "./read-posted.ts";
import type { Accepted } from "./receive-form.ts";

interface GroupBookingPorts {
  readonly provider: Pick<ProviderClient, "productDetails" | "variants" | "inventories" | "variantCalendars">;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Notified of a product that could not be read. */
  readonly onFailure: (cause: unknown) => void;
}

const currency = v.pipe(v.string(), v.guard(isCurrencyCode));

/**
 * Returns a function that parses a request for a group: with its product, as the provider has it now. Where the provider
 * fails, the request is accepted as it is: a person reads it.
 */
export function groupBookingParser({ provider, now, onFailure }: GroupBookingPorts) {
  return async (posted: Posted, post: ReadPost): Promise<ParsedForm<Accepted>> => {
    const parsed = parseGroupBooking(posted);
    if (parsed.kind === "invalid") return parsed;
    const chosen = v.safeParse(currency, posted["currency"]);
    if (!chosen.success) return { kind: "invalid", problems: ["currency"] };
    const market = { locale: post.locale, currency: chosen.output };
    const found = await readGroupProduct(provider, parsed.fields.product, market).catch((cause: unknown) => {
      onFailure(cause);
      return "failed" as const;
    });
    if (found === undefined) return { kind: "invalid", problems: ["product"] };
    const known = found === "failed" ? undefined : found;
    return accept(parsed.fields, { post, market, known, now: now() });
  };
}

interface Request {
  readonly post: ReadPost;
  readonly market: Market;
  readonly known: GroupProduct | undefined;
  readonly now: number;
}

function accept(booking: GroupBooking, { post, market, known, now }: Request): ParsedForm<Accepted> {
  const prices = known === undefined ? [] : groupPrices(known);
  const today = dayIn(known?.product.timeZone ?? "UTC", now);
  const problems = groupBookingProblems(booking, {
    // Those that the page states. A person reads the request of a size that its day has no price for.
    ...groupLimits(groupTiersOn(prices, "")),
    today: isoDay(today),
    lastDay: lastGroupDay(today),
    isClosed: known?.calendar !== undefined && isClosedOn(booking.date, known.calendar),
  });
  if (problems.length > 0) return { kind: "invalid", problems };
  const tier = groupPriceFor(groupTiersOn(prices, booking.date), booking.adults + booking.children);
  const readNow = {
    productName: known?.product.name.text ?? "",
    price:
      tier === undefined
        ? ""
        : groupPriceText(tier, locales[defaultLocale], createLocaleTranslator(locales[defaultLocale])),
  };
  const file = holdOf(booking, { post, market, known, now });
  return { kind: "valid", fields: { fields: { ...booking, page: post.to }, known: readNow, file } };
}

function holdOf({ product: id, date, session }: GroupBooking, { post, market, known, now }: Request): string {
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
