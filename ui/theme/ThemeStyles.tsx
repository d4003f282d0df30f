import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { brands } from "./brands/index.ts";
import * as arabicFonts from "./fonts-arabic.css.ts";
import * as fonts from "./fonts.css.ts";
import * as global from "./global.css.ts";
import { StyleSheet } from "./StyleSheet.tsx";

export interface ThemeStylesProps {
  readonly theme: Site["theme"];
  readonly locale: Locale;
}

/** The styles that all components build on. The layout renders them first, as the first sheet sets the order of all. */
export function ThemeStyles({ theme, locale }: ThemeStylesProps) {
  return (
    <>
      <StyleSheet of={fonts} precedence="theme" />
      {locale.code === "ar" && <StyleSheet of={arabicFonts} precedence="theme" />}
      <StyleSheet of={brands[theme].module} precedence="theme" />
      <StyleSheet of={global} precedence="theme" />
    </>
  );
}
