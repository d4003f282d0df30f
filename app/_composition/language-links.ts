import { type Locale, locales } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import { alternatesOf } from "../../renderer/render/alternates-of.ts";
import type { Outcome } from "../../renderer/line.ts";
import type { Route } from "../../routing/route.ts";

export interface LanguageLink {
  readonly tag: string;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  readonly dir: Locale["direction"];
}

/** The page in the languages it exists in; where there is no page, the home page in the language asked for. */
export function languageLinks({ locale, path }: Route, outcome: Outcome): readonly LanguageLink[] {
  const languages = outcome.kind === "page" ? alternatesOf(outcome.document) : [locale];
  const target = outcome.kind === "page" ? path : [];
  const order = Object.keys(locales);
  return languages
    .toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
    .map(({ code, tag, name, direction }) => ({
      tag,
      name,
      href: pagePath(code, target),
      current: code === locale.code,
      dir: direction,
    }));
}
