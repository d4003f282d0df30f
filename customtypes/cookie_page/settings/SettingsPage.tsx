import type { PageProps } from "../../../renderer/index.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { PageFields } from "../../page-fields.ts";
import { ChoiceForm } from "./ChoiceForm.tsx";
import * as css from "./SettingsPage.css.ts";
import { StorageTable } from "./StorageTable.tsx";

/** The choice of categories, and a table of all that the site stores in a browser. A document's slices are at the end. */
export function SettingsPage({ page, children }: PageProps<PageFields>) {
  const { locale, t } = page;
  return (
    <>
      <StyleSheet of={css} />
      <PageHeading text={t("consent.title")} />
      <Section>
        <p className={css.intro}>{t("consent.intro")}</p>
        <p className={css.noScript}>{t("consent.noScript")}</p>
        <ChoiceForm t={t} />
      </Section>
      <Section title={t("storage.stored")}>
        <StorageTable locale={locale} t={t} />
      </Section>
      {children}
    </>
  );
}
