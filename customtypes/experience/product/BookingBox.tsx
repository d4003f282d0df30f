import { priceOnDays } from "../../../catalog/listing/price-on-days.ts";
import { formatMoney, type Money, shownHundredths } from "../../../catalog/money/money.ts";
import { nextAvailableDate } from "../../../catalog/calendar/calendar.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { shownDays } from "../../../blocks/listing/shown-days.ts";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { BookingBar } from "../../../blocks/products/BookingBar.tsx";
import { RememberedVisit } from "../../../ui/tools/RememberedVisit.tsx";
import { BookUntil } from "./BookUntil.tsx";
import { DeadlineNote } from "./DeadlineNote.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";
import { similarProducts } from "./similar.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";

/** The price with its reference, the next free day, the deadline for changing one's mind, and the button. */
export function BookingBox({ data, page }: ExperienceProps) {
  const { locale, t } = page;
  const { product } = data;
  const sale = readSale(product, page);
  const next = nextDay(data);
  return (
    <>
      <RememberedVisit id={product.id} price={sale.price} locale={locale} t={t}>
        <Booking data={data} page={page} />
      </RememberedVisit>
      <ul role="list" className={css.notes}>
        {sale.price && <li>{t("experience.allIn")}</li>}
        {sale.price?.convertedFrom !== undefined && (
          <li>{t("experience.converted", { from: sale.price.convertedFrom, to: sale.price.final.currency })}</li>
        )}
        {product.priorPrice && sale.price && (
          <li>
            {t("experience.priorPrice", {
              price: formatMoney(product.priorPrice.amount, locale),
              date: formatDayText(product.priorPrice.lowestOn, locale),
            })}
          </li>
        )}
        {next !== undefined && <NextDay date={next} data={data} page={page} />}
        <BookUntil data={data} page={page} />
        <DeadlineNote data={data} page={page} />
        {sale.price === undefined && similarProducts(product, page.snapshot).length > 0 && (
          <li>
            <TextLink href="#similar">{t("experience.similar")}</TextLink>
          </li>
        )}
      </ul>
    </>
  );
}

/** The price, and the way to the booking: of the chosen day, where there is one (P2, C23). */
function Booking({ data: { product, calendar, day: date }, page }: ExperienceProps) {
  const { locale, t } = page;
  const sale = readSale(product, page);
  if (date === undefined || calendar === undefined)
    return (
      <BookingBar sale={sale} href={page.bookingUrl(product)} label={t("show.chooseDate")} locale={locale} t={t} />
    );
  const days = { from: date, to: date };
  return (
    <BookingBar
      sale={{ ...sale, price: sale.price && (priceOnDays(sale.price, calendar, days) ?? sale.price) }}
      href={page.bookingUrl(product, { date })}
      phoneHref={page.bookingUrl(product, { date, isMobile: true })}
      label={t("experience.bookDay", { date: shownDays(days, locale) })}
      locale={locale}
      t={t}
    />
  );
}

function nextDay({ calendar, today }: ExperienceProps["data"]): string | undefined {
  return calendar && nextAvailableDate(calendar, today);
}

interface NextDayProps extends ExperienceProps {
  readonly date: string;
}

/** One step to the booking of the next free day (X15). The price is beside it where it differs from the page's. */
function NextDay({ date, data, page }: NextDayProps) {
  const { product } = data;
  const price = otherPrice(date, { data, page });
  const text = (
    <>
      {page.t("experience.nextDay", { date: formatDayText(date, page.locale) })}
      {price !== undefined && (
        <>
          {" · "}
          <bdi>{formatMoney(price, page.locale)}</bdi>
        </>
      )}
    </>
  );
  return (
    <li>
      <a href={page.bookingUrl(product, { date })} className={`${css.link} ${css.wide}`}>
        {text}
      </a>
      <a href={page.bookingUrl(product, { date, isMobile: true })} className={`${css.link} ${css.phone}`}>
        {text}
      </a>
    </li>
  );
}

/** Returns the price of a day; undefined where it is that of the page, or nothing can be booked. */
function otherPrice(date: string, { data: { product, calendar }, page }: ExperienceProps): Money | undefined {
  const { price } = readSale(product, page);
  const onDay = calendar && priceOnDays(price, calendar, { from: date, to: date })?.final;
  if (price === undefined || onDay === undefined) return undefined;
  return shownHundredths(onDay) === shownHundredths(price.final) ? undefined : onDay;
}
