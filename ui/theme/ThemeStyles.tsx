import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { brands } from "./brands/index.ts";
import * as arabicFonts from "./fonts-arabic.css.ts";
import * as fonts from "./fonts.css.ts";
import * as global from "./global.css.ts";
import { StyleSheet, type StyleSheetProps } from "./StyleSheet.tsx";

export interface ThemeStylesProps {
  readonly theme: Site["theme"];
  readonly locale: Locale;
  /** May exchange a text for a placeholder. */
  readonly place?: StyleSheetProps["place"];
}

/** The styles that all components build on. The layout renders them first, as the first sheet sets the order of all. */
export function ThemeStyles({ theme, locale, place }: ThemeStylesProps) {
  return (
    <>
      <StyleSheet of={fonts} precedence="theme" place={place} />
      {locale.code === "ar" && <StyleSheet of={arabicFonts} precedence="theme" place={place} />}
      <StyleSheet of={brands[theme].module} precedence="theme" place={place} />
      <StyleSheet of={global} precedence="theme" place={place} />
    </>
  );
}
