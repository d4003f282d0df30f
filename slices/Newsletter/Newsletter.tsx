import { newsletterEvents } from "../../catalog/form/newsletter.ts";
import type { SliceProps } from "../../renderer/index.ts";
import { pagePath } from "../../routing/page-address.ts";
import { EmailField } from "../../ui/forms/Field.tsx";
import { PostForm } from "../../ui/forms/PostForm.tsx";
import * as css from "../../ui/forms/forms.css.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { NewsletterFields } from "./fields.ts";
import * as own from "./Newsletter.css.ts";

/** Subscribes visitors to the newsletter by e-mail (E9, F1). */
export function Newsletter({ fields, id, page }: SliceProps<NewsletterFields>) {
  const { locale, path, t } = page;
  const form = `${id}-form`;
  const title = page.text(fields.title) || t("newsletter.title");
  return (
    <Section id={id} tone="tinted" title={title} intro={page.text(fields.intro) || t("newsletter.intro")}>
      <StyleSheet of={css} />
      <StyleSheet of={own} />
      <PostForm
        id={form}
        action="/api/newsletter/"
        hidden={{ event: eventOn(page.kind) }}
        thanks={<p>{t("newsletter.subscribed")}</p>}
        limits={{}}
        prices={[]}
        locale={locale}
        path={path}
        t={t}
      >
        <div className={own.line}>
          <EmailField form={form} t={t} />
          <button className={own.submit}>{t("newsletter.submit")}</button>
        </div>
        <p className={css.note}>
          {t("newsletter.note")}{" "}
          <a href={pagePath(locale.code, ["privacy-policy"])} className={css.link}>
            {t("form.privacy")}
          </a>
        </p>
      </PostForm>
    </Section>
  );
}

/** Returns the name of a subscription on a kind of page. Kinds without a name have that of cities. */
function eventOn(kind: string | undefined): string {
  if (kind === "category" || kind === "sub-category") return newsletterEvents.category;
  return kind === "news" || kind === "article" ? newsletterEvents.news : newsletterEvents.city;
}
