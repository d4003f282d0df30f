import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./PriceNotice.css.ts";

/** Shown once, above the page, when prices could not be read: the page is good without them. */
export function PriceNotice({ t }: { readonly t: Translator }) {
  return (
    <div role="status" className={css.notice}>
      <StyleSheet of={css} />
      <p className={css.text}>
        <Icon name="info" />
        {t("shell.pricesUnavailable")}
      </p>
    </div>
  );
}
