import type { Translator } from "../../../i18n/translator.ts";
import { optionalCategories, storageCategories } from "../../../routing/storage-keys.ts";
import { Choose } from "./Choose.island.tsx";
import * as css from "./SettingsPage.css.ts";

interface ChoiceFormProps {
  readonly t: Translator;
}

/** A box for each category. The form is not shown without script, which it needs. */
export function ChoiceForm({ t }: ChoiceFormProps) {
  return (
    <Choose all={optionalCategories}>
      <form className={css.form}>
        <fieldset className={css.choices} disabled>
          <legend className={css.legend}>{t("consent.choices")}</legend>
          <p hidden data-control="">
            {t("consent.privacyControl")}
          </p>
          {storageCategories.map((category) => (
            <label key={category} className={css.choice}>
              <input
                type="checkbox"
                name={category}
                className={css.box}
                {...(category === "essential" && { defaultChecked: true, disabled: true })}
              />
              <span>
                <strong>{t(`storage.categories.${category}.title`)}</strong>
                <br />
                {t(`storage.categories.${category}.text`)}
              </span>
            </label>
          ))}
          <div className={css.actions}>
            <button className={css.action}>{t("consent.save")}</button>
            <button type="button" data-choice="all" className={css.action}>
              {t("consent.allowAll")}
            </button>
            <button type="button" data-choice="none" className={css.action}>
              {t("consent.denyAll")}
            </button>
          </div>
        </fieldset>
        <p role="status" className={css.status}>
          <span hidden data-saved="">
            {t("consent.saved")}
          </span>
          <span hidden data-failed="">
            {t("consent.failed")}
          </span>
        </p>
      </form>
    </Choose>
  );
}
