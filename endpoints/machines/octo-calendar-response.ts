import * as v from "valibot";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import { getFoundValue } from "../../catalog/snapshot/reading.ts";
import { daysBetween, listDays } from "../../i18n/days.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { day } from "../../routing/view-values.ts";
import type { MachineScope } from "./described-product.ts";
import { readJsonBody } from "./machine-host.ts";
import type { MachineProduct, MachineProducts } from "./machine-products.ts";
import { octoCalendar } from "./octo-calendar.ts";

import { refuseUnknownOption, refuseUnknownProduct, octoError, octoJson } from "./octo-json.ts";
import { octoOptions } from "./octo-option.ts";

const calendarQuery = v.object({
  productId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  optionId: v.optional(v.string()),
  localDateStart: day(),
  localDateEnd: day(),
});

/** Most days of one calendar. */
const maxDays = 92;

interface CalendarSource {
  readonly products: Pick<MachineProducts, "product" | "findProductCurrency">;
  readonly calendars: ProviderClient["calendars"];
}

/** Returns the days of a product from today, in the currency of its page. The body of a request names them. */
export async function calendarResponse(
  request: Pick<Request, "body">,
  { site, locale, now }: MachineScope,
  { products, calendars }: CalendarSource,
): Promise<Response> {
  const parsed = v.safeParse(calendarQuery, await readJsonBody(request));
  if (!parsed.success) return octoError("BAD_REQUEST", "productId, localDateStart and localDateEnd are needed.");
  const { productId, optionId, localDateStart: from, localDateEnd: to } = parsed.output;
  const count = daysBetween(from, to) + 1;
  if (count < 1 || count > maxDays) return octoError("BAD_REQUEST", `A calendar has 1 to ${maxDays} days.`);
  const id = Number(productId);
  const product = await products.product(site, locale, id);
  if (product === undefined) return refuseUnknownProduct(productId);
  if (!hasOption(product, optionId)) return refuseUnknownOption(optionId ?? "");
  const currency = await products.findProductCurrency(site, id);
  const readings = await calendars([{ id, from, to }], { locale, currency });
  const [calendar = { dates: {} }] = [...readings.values()].flatMap((reading) => getFoundValue(reading) ?? []);
  const today = todayIn(product.timeZone, now);
  const open = listDays(from, count).filter((each) => each >= today);
  return octoJson(octoCalendar(calendar, open, product.price?.group !== undefined));
}

/** A query without an option is for all of them, because calendars here are those of a product. */
function hasOption(product: MachineProduct, id: string | undefined): boolean {
  return id === undefined || octoOptions(product).some((option) => `${option.id}` === id);
}
