import { pickLanguage } from "../../i18n/localized-text.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./LinkPanel.css.ts";
import { LinkText } from "../primitives/LinkText.tsx";
import type { NavigationLink } from "./shell-props.ts";

interface Props {
  /** Id that the button names in `popoverTarget`. */
  readonly id: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
  readonly at: keyof typeof css.panelAt;
}

/** Links in a popover below the header, which opens without script. */
export function LinkPanel({ id, label, links, at }: Props) {
  return (
    <nav id={id} popover="auto" aria-label={label} className={css.panelAt[at]}>
      <StyleSheet of={css} />
      <ul role="list" className={css.list}>
        {links.map(({ href, hrefLang, text, current, ...language }) => (
          <li key={href}>
            <a
              href={href}
              hrefLang={hrefLang}
              {...pickLanguage(language)}
              aria-current={current ? "true" : undefined}
              className={css.link}
            >
              <LinkText hrefLang={hrefLang}>{text}</LinkText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
