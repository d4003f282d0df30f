import { maxSaved, savedAction } from "../../routing/saved-address.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { Tools } from "./Tools.island.tsx";
import * as css from "./saved-link.css.ts";

interface SavedLinkProps {
  readonly locale: Locale;
  readonly t: Translator;
}

/** Leads to what a visitor saved, and has the words of the hearts. The products of a page get theirs in the browser. */
export function SavedLink({ locale, t }: SavedLinkProps) {
  return (
    <Tools
      save={t("saved.save", { name: "{name}" })}
      added={t("saved.added")}
      removed={t("saved.removed")}
      full={t("saved.full", { most: maxSaved })}
      close={t("gallery.close")}
      most={maxSaved}
      toTop={t("shell.backToTop")}
    >
      <StyleSheet of={css} />
      <a href={savedAction(locale.code)} rel="nofollow" className={css.link}>
        <Icon name="heart" />
        <span className="visually-hidden">{t("saved.title")}</span>
      </a>
    </Tools>
  );
}
