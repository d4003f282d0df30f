import type { Translator } from "../../i18n/translator.ts";
import { ButtonLink } from "../primitives/links.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./NotFoundView.css.ts";

export interface NotFoundViewProps {
  readonly t: Translator;
  readonly homeHref: string;
}

/** The page for an address that leads nowhere: what happened, and a link to the home page. */
export function NotFoundView({ t, homeHref }: NotFoundViewProps) {
  return (
    <div className={css.view}>
      <StyleSheet of={css} />
      <h1 className={css.title}>{t("notFound.title")}</h1>
      <p className={css.text}>{t("notFound.text")}</p>
      <ButtonLink href={homeHref}>{t("notFound.home")}</ButtonLink>
    </div>
  );
}
