import { priceOnDays } from "../../../catalog/listing/price-on-days.ts";
import { formatMoney, type Money, shownHundredths } from "../../../catalog/money/money.ts";
import { nextAvailableDate } from "../../../catalog/calendar/calendar.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { RememberedVisit } from "../../../ui/tools/RememberedVisit.tsx";
import { BookUntil } from "./BookUntil.tsx";
import { DeadlineNote } from "./DeadlineNote.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";
import { BookingPanel } from "./panel/BookingPanel.tsx";
import { similarProducts } from "./similar.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";

/** The panel to the booking, the price's reference, the next free day and the deadline for changing one's mind. */
export function BookingBox({ data, page }: ExperienceProps) {
  const { locale, t } = page;
  const { product } = data;
  const sale = readSale(product, page);
  const next = nextDay(data);
  return (
    <>
      <BookingPanel data={data} page={page} />
      <RememberedVisit id={product.id} price={sale.price} locale={locale} t={t}>
        {sale.price && <p className={css.allIn}>{t("experience.allIn")}</p>}
      </RememberedVisit>
      <ul role="list" className={css.notes}>
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
