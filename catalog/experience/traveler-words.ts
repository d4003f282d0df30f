import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { PersonPrice } from "../inventory/inventory.ts";

type Traveler = Pick<PersonPrice, "pax" | "name">;

const named = ["ADULT", "CHILD", "SENIOR", "YOUTH", "STUDENT", "INFANT", "FAMILY", "MILITARY", "GENERAL"] as const;
const counted = ["ADULT", "CHILD", "YOUTH", "GENERAL"] as const;

/** Returns what a kind of traveller is called. The provider names kinds in few languages; its name is for unknown ones. */
export function formatTravelerName({ pax, name }: Traveler, t: Translator): string {
  const kind = named.find((each) => each === pax);
  return kind === undefined ? name || pax : t(`traveller.${kind}`);
}

/** Returns how many travellers of a kind there are: `2 adults`. */
export function formatTravelers(
  { pax, name }: Traveler,
  count: number,
  { locale, t }: { readonly locale: Locale; readonly t: Translator },
): string {
  const kind = counted.find((each) => each === pax);
  if (kind !== undefined) return t(`travellers.${kind}`, { n: count });
  return `${numberFormat(formatTag(locale)).format(count)} × ${formatTravelerName({ pax, name }, t)}`;
}
