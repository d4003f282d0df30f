import { type Locale, type LocaleCode, locales } from "../../i18n/locales.ts";

/** Returns a language that each page is written in: the one that the fewest pages before it have. */
export function chooseLanguages(
  pages: readonly { readonly written?: readonly LocaleCode[] | undefined }[],
): readonly Locale[] {
  const uses = new Map<Locale, number>();
  return pages.map(({ written }) => {
    const possible = Object.values(locales).filter(({ code }) => written?.includes(code) ?? true);
    const [rarest = locales.en] = possible.toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
    uses.set(rarest, (uses.get(rarest) ?? 0) + 1);
    return rarest;
  });
}
