import { pickLanguage } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { Categories } from "./Categories.tsx";
import type { Fit } from "./header-fit.ts";
import { LinkText } from "../primitives/LinkText.tsx";
import * as css from "./Navigation.css.ts";
import type { NavigationLink } from "./shell-props.ts";

export interface NavigationProps {
  readonly links: readonly NavigationLink[];
  /** Links to the categories of the page's city. */
  readonly categories: readonly NavigationLink[];
  /** From which width of the header on the links stand in it. */
  readonly fit: Fit;
  readonly t: Translator;
}

const menuId = "site-menu";

/** Categories and the site's main links: in the header where they fit, else in a menu button's popover. */
export function Navigation({ links, categories, fit, t }: NavigationProps) {
  if (links.length + categories.length === 0) return null;
  return (
    <>
      <StyleSheet of={css} />
      <nav id={menuId} popover="auto" aria-label={t("shell.menu")} data-fit={fit} className={css.menu}>
        <Categories categories={categories} linkClassName={css.link} t={t} />
        {links.map(({ href, hrefLang, text, current, ...language }) => (
          <a
            key={href}
            href={href}
            hrefLang={hrefLang}
            {...pickLanguage(language)}
            aria-current={current ? "page" : undefined}
            className={css.link}
          >
            <LinkText hrefLang={hrefLang}>{text}</LinkText>
          </a>
        ))}
      </nav>
      <button type="button" popoverTarget={menuId} data-fit={fit} className={css.opener}>
        <Icon name="menu" label={t("shell.menu")} />
      </button>
    </>
  );
}
