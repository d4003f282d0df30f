import * as v from "valibot";
import { type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import { bookingUrl as toBookingUrl } from "../../catalog/booking/booking-url.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { Inventory } from "../../catalog/inventory/inventory.ts";
import type { FlowType } from "../../catalog/product/product.ts";
import { seatMapExample } from "../../catalog/seating/seating.example.ts";
import type { SeatMap } from "../../catalog/seating/seating.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { testPage } from "./page-context.ts";
import { testProduct } from "./test-product.ts";
import { testShow } from "./test-show.ts";
import { testStart } from "./test-start.ts";
import { testSnapshot } from "./test-snapshot.ts";
import { showSchema } from "../../customtypes/showpage/fields.ts";
import { Seats } from "../../customtypes/showpage/show/seats/Seats.tsx";

export const start = { date: "2026-12-01", time: "19:30" } as const;
export const step = "https://book.tickets.example/book/7/seatmap-select/";
export const phoneStep = "https://book.tickets.example/book/7/select/pax/";

interface SeatsExampleProps {
  readonly view: Partial<View>;
  readonly flowType?: FlowType;
  readonly maxPax?: number;
  /** Queries that fail. */
  readonly failed?: Needs;
  /** The starts of the chosen day; by default the chosen one, which can be booked. */
  readonly starts?: readonly Inventory[];
  /** Of the document, `YYYY-MM-DD`. */
  readonly closing?: string;
  /** `YYYY-MM-DD`. */
  readonly today?: string;
  /** Epoch milliseconds; by default at noon of that day. */
  readonly readAt?: number;
  /** By default a small house. */
  readonly map?: SeatMap;
  readonly currency?: CurrencyCode;
}

const oneStart = [testStart()];

/** The seats of a house, for tests. */
export function SeatsExample({
  view,
  flowType = "SEATMAP",
  maxPax,
  failed = noNeeds,
  starts = oneStart,
  closing,
  today = "2026-11-22",
  readAt = Date.parse(`${today}T12:00:00Z`),
  map = seatMapExample,
  currency = "GBP",
}: SeatsExampleProps) {
  const product = testProduct({ id: 7, show: testShow(), flowType, defaultVariantId: 1, maxPax });
  const products = [[{ id: 7 }, product] as const];
  const seatMaps = failed.seatMaps === undefined ? [[{ id: 7, ...start }, map] as const] : [];
  const availabilities =
    failed.availabilities === undefined ? [[{ id: 7, from: start.date, to: start.date }, starts] as const] : [];
  const found = { products, seatMaps, availabilities };
  const snapshot = testSnapshot({ found, failed, readAt });
  const fields = v.parse(showSchema, { tgid: 7, show_name: "The Lighthouse", closing_date: closing });
  const origin = "https://book.tickets.example";
  const bookingUrl: PageContext["bookingUrl"] = (booked, choice) =>
    toBookingUrl({ origin, locale: locales.en, product: booked, ...choice });
  const shown = { ...defaultView, ...view };
  return (
    <Seats fields={fields} page={testPage({ snapshot, currency, view: shown, path: ["lighthouse"], bookingUrl })} />
  );
}
