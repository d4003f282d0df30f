import type { CurrencyCode } from "../i18n/currencies.ts";
import type { LocaleCode } from "../i18n/locales.ts";

/** The seats of a performance, in a language and a currency. */
export interface SeatsRequest {
  /** Of the product. */
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly locale: LocaleCode;
  readonly currency: CurrencyCode;
}

/** Returns the address of seats for a browser: `/api/seats/?id=7&date=2026-12-01&time=19%3A30&locale=de&currency=EUR`. */
export function seatsAddress({ id, ...others }: SeatsRequest): string {
  return `/api/seats/?${new URLSearchParams({ id: String(id), ...others }).toString()}`;
}
