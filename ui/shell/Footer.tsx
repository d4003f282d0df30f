import { pickLanguage } from "../../i18n/localized-text.ts";
import { Localized, type LocalizedProps } from "../primitives/Localized.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Footer.css.ts";
import { LanguageList } from "./LanguageList.tsx";
import { LinkText } from "../primitives/LinkText.tsx";
import { Icon } from "../primitives/Icon.tsx";
import type { FooterProps } from "./shell-props.ts";

/** The seller, how to contact them, lists of links, and the page's other languages. */
export function Footer({ columns, languages, legalName, cookieHref, t, ...about }: FooterProps) {
  return (
    <footer className={css.footer}>
      <StyleSheet of={css} />
      <div className={css.inner}>
        <div className={css.top}>
          <FooterAbout {...about} />
          <FooterColumns columns={columns} />
        </div>
        <nav aria-label={t("shell.language")}>
          <LanguageList languages={languages} className={css.languages} linkClassName={css.link} />
        </nav>
        <p className={css.legal}>
          <LegalName text={legalName} />{" "}
          <a href={cookieHref} className={css.link}>
            {t("consent.title")}
          </a>
        </p>
      </div>
    </footer>
  );
}

/** A line of the page's own direction, so that a Latin name that wraps begins where the other lines do. */
function LegalName({ text }: LocalizedProps) {
  if (text.text === "") return null;
  return (
    <span>
      <bdi {...pickLanguage(text)}>© {text.text}</bdi>
    </span>
  );
}

/** The seller: brand, what it is not, and an address to write to. */
function FooterAbout({
  brand,
  notOfficial,
  contactEmail,
}: Pick<FooterProps, "brand" | "notOfficial" | "contactEmail">) {
  return (
    <div className={css.about}>
      <strong lang={brand.lang} className={css.brand}>
        {brand.text}
      </strong>
      {notOfficial.text !== "" && (
        <p className={css.notOfficial}>
          <Localized text={notOfficial} />
        </p>
      )}
      {contactEmail !== "" && (
        <a href={`mailto:${contactEmail}`} className={css.contact}>
          <Icon name="mail" />
          <bdi>{contactEmail}</bdi>
        </a>
      )}
    </div>
  );
}

/** Lists of links, each under its title. A column without links is omitted. */
function FooterColumns({ columns }: Pick<FooterProps, "columns">) {
  return (
    <div className={css.columns}>
      {columns
        .filter(({ links }) => links.length > 0)
        .map(({ title, links, ...language }, index) => (
          <nav key={index} aria-label={title === "" ? undefined : title} {...pickLanguage(language)}>
            {title !== "" && <h2 className={css.title}>{title}</h2>}
            <ul role="list">
              {links.map(({ text, ...target }) => (
                <li key={`${target.href} ${text}`}>
                  <a {...target} className={css.link}>
                    <LinkText hrefLang={target.hrefLang}>{text}</LinkText>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
