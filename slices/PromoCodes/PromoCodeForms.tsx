import type { Translator } from "../../i18n/translator.ts";
import type { PageContext } from "../../renderer/index.ts";
import { pagePath } from "../../routing/page-address.ts";
import * as css from "./PromoCodes.css.ts";

interface PromoCodeFormsProps {
  /** Id of the element that the browser returns to. */
  readonly id: string;
  readonly code: string;
  readonly page: PageContext;
}

/**
 * Applies a code, or removes it once it is applied (E8). Both forms are in the page that all visitors have.
 * `server/forms/apply-promo-code.ts` shows the right one to a visitor who applied the code.
 */
export function PromoCodeForms({ id, code, page }: PromoCodeFormsProps) {
  const { t } = page;
  return (
    <>
      <form data-code={code} action="/api/promo-code/" method="post">
        <HiddenFields id={id} code={code} page={page} />
        <Button label={t("promo.apply")} code={code} t={t} />
      </form>
      <form data-applied={code} hidden className={css.applied} action="/api/promo-code/" method="post">
        <HiddenFields id={id} code="" page={page} />
        <span className={css.mark}>{t("promo.applied")}</span>
        <Button label={t("promo.remove")} code={code} t={t} />
      </form>
    </>
  );
}

/** Fields that are posted. An empty code removes the applied one. */
function HiddenFields({ id, code, page: { locale, path } }: PromoCodeFormsProps) {
  const fields = { code, form: id, locale: locale.code, to: pagePath(locale.code, path) };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The name of the button has the code too: a page may have several. */
function Button({ label, code, t }: { readonly label: string; readonly code: string; readonly t: Translator }) {
  return (
    <button type="submit" aria-label={t("list.labelled", { label, value: code })} className={css.button}>
      {label}
    </button>
  );
}
