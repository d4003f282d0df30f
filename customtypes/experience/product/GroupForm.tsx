import { groupTiersOn } from "../../../catalog/experience/group-prices.ts";
import { groupPriceText } from "../../../catalog/experience/group-price-text.ts";
import { groupLimits } from "../../../catalog/experience/group-terms.ts";
import { dayIn } from "../../../i18n/dates.ts";
import { PostForm } from "../../../ui/forms/PostForm.tsx";
import * as css from "../../../ui/forms/forms.css.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { listGroupPrices } from "./group-days.ts";
import { GroupFields } from "./GroupFields.tsx";

const form = "group-form";

/** Requests a tour for a group, where it is sold by the group (A8, H25, X27). A ride has neither session nor guide. */
export function GroupForm({ data, page }: ExperienceProps) {
  const { product, day } = data;
  const { currency, locale, path, t } = page;
  const prices = listGroupPrices(data, page.snapshot);
  if (prices.length === 0 || product.transfer !== undefined) return null;
  const limits = groupLimits(groupTiersOn(prices, ""));
  const today = dayIn(product.timeZone, page.snapshot.readAt);
  return (
    <Section id="group" title={t("group.title")} intro={t("group.intro")}>
      <StyleSheet of={css} />
      <PostForm
        id={form}
        action="/api/group-submit-form/"
        hidden={{ product: String(product.id), currency }}
        thanks={<Thanks product={product.id} t={t} />}
        limits={limits}
        prices={prices.map(({ days, tiers }) => ({
          days,
          tiers: tiers.map((tier) => ({
            to: tier.to,
            text: t("group.price", { price: groupPriceText(tier, locale, t) }),
          })),
        }))}
        locale={locale}
        path={path}
        t={t}
      >
        <GroupFields form={form} limits={limits} {...{ prices, day, today, page }} />
        <button className={css.submit}>{t("group.submit")}</button>
      </PostForm>
    </Section>
  );
}

interface ThanksProps extends Pick<ExperienceProps["page"], "t"> {
  readonly product: number;
}

/** The calendar file has the requested day, so its address comes with the response. */
function Thanks({ product, t }: ThanksProps) {
  return (
    <>
      <p>{t("group.sent")}</p>
      <a href={`#${form}-sent`} data-file="" hidden download={`hold-${product}.ics`} className={css.link}>
        {t("group.hold")}
      </a>
    </>
  );
}
