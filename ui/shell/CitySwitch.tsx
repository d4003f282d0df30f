import { pickLanguage } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./CitySwitch.css.ts";
import { LinkPanel } from "./LinkPanel.tsx";
import type { NavigationLink } from "./shell-props.ts";

interface CitySwitchProps {
  readonly cities: readonly NavigationLink[];
  readonly t: Translator;
}

const panelId = "site-cities";

/** A button with the page's city, and links to all cities. Nothing on a site without cities. */
export function CitySwitch({ cities, t }: CitySwitchProps) {
  if (cities.length === 0) return null;
  const here = cities.find(({ current }) => current);
  return (
    <>
      <StyleSheet of={css} />
      <button type="button" popoverTarget={panelId} className={css.opener}>
        <Icon name="map-pin" />
        <span className={css.name} {...(here && pickLanguage(here))}>
          {here?.text ?? t("shell.cities")}
        </span>
      </button>
      <LinkPanel id={panelId} label={t("shell.cities")} links={cities} at="start" />
    </>
  );
}
