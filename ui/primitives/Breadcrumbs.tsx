import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Breadcrumbs.css.ts";
import { Localized } from "./Localized.tsx";

/** One step of the way to a page. The page itself has no address. */
export interface Crumb {
  readonly name: LocalizedText;
  readonly href?: string;
  /** Whether the name is the same in all languages, as that of a theatre: a browser does not translate it. */
  readonly isProperName?: boolean;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly t: Translator;
}

/** The way from the home page to this one, in one line. */
export function Breadcrumbs({ crumbs, t }: BreadcrumbsProps) {
  return (
    <nav aria-label={t("experience.breadcrumbs")} className={css.breadcrumbs}>
      <StyleSheet of={css} />
      <ol role="list" className={css.crumbs}>
        {crumbs.map(({ name, href, isProperName }, index) => (
          <li
            key={index}
            translate={isProperName ? "no" : undefined}
            aria-current={href === undefined ? "page" : undefined}
          >
            {href === undefined ? (
              <Localized text={name} />
            ) : (
              <a href={href}>
                <Localized text={name} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
