import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { getBrand } from "./brands/index.ts";
import * as fonts from "./fonts/sans.css.ts";
import { scriptFaces } from "./fonts/script-faces.ts";
import * as global from "./global.css.ts";
import { StyleSheet } from "./StyleSheet.tsx";

export interface ThemeStylesProps {
  readonly site: Pick<Site, "name">;
  readonly locale: Locale;
}

/** The styles that all components build on. The layout renders them first, as the first sheet sets the order of all. */
export function ThemeStyles({ site, locale }: ThemeStylesProps) {
  const script = scriptFaces[locale.code];
  return (
    <>
      <StyleSheet of={fonts} precedence="theme" />
      {script !== undefined && <StyleSheet of={script} precedence="theme" />}
      {getBrand(site).modules.map((module, index) => (
        <StyleSheet key={index} of={module} precedence="theme" />
      ))}
      <StyleSheet of={global} precedence="theme" />
    </>
  );
}
