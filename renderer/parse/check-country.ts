import { isCountryCode } from "../../i18n/countries.ts";
import type { Report } from "../diagnostics.ts";

/** Reports a country that is not an ISO 3166-1 alpha-2 code. An empty one is accepted. */
export function checkCountry(country: string, report: Report): void {
  if (country === "" || isCountryCode(country)) return;
  report(
    "country-unknown",
    `The country "${country}" is not one of ISO 3166-1, so it says nothing about the page.`,
    "Write its two capital letters, such as IT or GB.",
  );
}
