import { countryComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { pageTypeTags, tag } from "../tags.ts";
import { isCountryCode } from "../../../i18n/countries.ts";

/** One country: its cities, and what is best in them. */
export const country: MicrositeKind = {
  kind: "country",
  ownPlace: ["country"],
  composition: countryComposition,
  matches: (fields) =>
    tag(fields, "tagged_page_type") === pageTypeTags.country && isCountryCode(fields.tagged_country.code),
};
