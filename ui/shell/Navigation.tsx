import { languageOf } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Navigation.css.ts";
import type { NavigationLink } from "./shell-props.ts";

export interface NavigationProps {
  readonly links: readonly NavigationLink[];
  readonly t: Translator;
}

const menuId = "site-menu";

/** The site's main links: in the header where there is room, else behind a menu button. Only one of the two is visible. */
export function Navigation({ links, t }: NavigationProps) {
  if (links.length === 0) return null;
  return (
    <>
      <StyleSheet of={css} />
      <button type="button" popoverTarget={menuId} className={css.opener}>
        <Icon name="menu" label={t("shell.menu")} />
      </button>
      <nav id={menuId} popover="auto" aria-label={t("shell.menu")} className={css.menu}>
        <Links links={links} className={css.entry} />
      </nav>
      <nav aria-label={t("shell.menu")} className={css.inline}>
        <Links links={links} className={css.link} />
      </nav>
    </>
  );
}

function Links({ links, className }: Pick<NavigationProps, "links"> & { readonly className: string }) {
  return links.map(({ href, hrefLang, text, current, ...language }) => (
    <a
      key={href}
      href={href}
      hrefLang={hrefLang}
      {...languageOf(language)}
      aria-current={current ? "page" : undefined}
      className={className}
    >
      {text}
    </a>
  ));
}
