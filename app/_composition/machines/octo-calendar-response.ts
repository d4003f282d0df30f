import * as v from "valibot";
import { foundValue } from "../../../catalog/snapshot/reading.ts";
import type { Site } from "../../../hosts/site.ts";
import { systemTime } from "../../../http/time.ts";
import { dayIn, isoDay } from "../../../i18n/dates.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { ports } from "../composition.ts";
import { bodyOf } from "./machine-host.ts";
import { machineProducts } from "./machine-source.ts";
import { octoCalendar } from "./octo.ts";
import { octoError, octoJson } from "./octo-json.ts";

const day = v.pipe(v.string(), v.isoDate());
const calendarQuery = v.object({
  productId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  localDateStart: day,
  localDateEnd: day,
});

/** Most days of one calendar. */
const mostDays = 92;
const dayMs = 86_400_000;

/** Returns the days of a product, as the body of a request names them. */
export async function calendarResponse(request: Request, site: Site, locale: Locale): Promise<Response> {
  const parsed = v.safeParse(calendarQuery, await bodyOf(request));
  if (!parsed.success) return octoError("BAD_REQUEST", "productId, localDateStart and localDateEnd are needed");
  const { productId, localDateStart: from, localDateEnd: to } = parsed.output;
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (count < 1 || count > mostDays) return octoError("BAD_REQUEST", `A calendar has 1 to ${mostDays} days`);
  const product = await machineProducts.product(site, locale, Number(productId));
  if (product === undefined) return octoError("INVALID_PRODUCT_ID", productId);
  const currency = product.price?.final.currency ?? "EUR";
  const id = product.id;
  const readings = await ports.provider.calendars([{ id, from, to }], { locale, currency });
  const [calendar = { dates: {} }] = [...readings.values()].flatMap((reading) => foundValue(reading) ?? []);
  const today = isoDay(dayIn(product.timeZone, systemTime.date()));
  const days = Array.from({ length: count }, (_, index) => isoDay(new Date(Date.parse(from) + index * dayMs)));
  return octoJson(
    octoCalendar(
      calendar,
      days.filter((each) => each >= today),
    ),
  );
}
