import { formatDuration } from "../../../catalog/product/product-duration.ts";
import type { BookingCutOff } from "../../../catalog/product/product-facts.ts";
import { ticketPolicyText } from "../../../catalog/ticket/policy-text.ts";
import { ticketValidityText } from "../../../catalog/ticket/validity-text.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** Access and health, cut-off, confirmation, validity, and what to do if one can't come. */
export function GoodToKnow({ data: { product }, page }: ExperienceProps) {
  const { locale, t } = page;
  const { accessibility, cutOff, confirmation } = product.facts;
  const rows = [
    [t("experience.access"), accessibility.map((code) => t(`experience.accessibility.${code}`))],
    [t("experience.cutOff.label"), cutOff === undefined ? [] : [cutOffText(cutOff, page)]],
    [
      t("experience.confirmation.label"),
      confirmation === undefined ? [] : [t(`experience.confirmation.${confirmation}`)],
    ],
    [t("experience.validity"), [ticketValidityText(product.validity, locale, t) ?? ""]],
    [t("experience.policy"), [ticketPolicyText(product.cancellation, product.reschedule, t)]],
  ] as const;
  return (
    <Section id="good-to-know" title={t("experience.goodToKnow")}>
      <dl className={css.list}>
        {rows
          .map(([term, values]) => [term, values.filter((value) => value !== "")] as const)
          .filter(([, values]) => values.length > 0)
          .map(([term, values]) => (
            <div key={term} className={css.entry}>
              <dt className={css.term}>{term}</dt>
              {values.map((value) => (
                <dd key={value} className={css.value}>
                  {value}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </Section>
  );
}

/** Returns the end of booking in words (P23). */
function cutOffText(cutOff: BookingCutOff, { locale, t }: Pick<PageContext, "locale" | "t">): string {
  if (cutOff.type === "FIXED_TIME") {
    const { time, daysBefore: days } = cutOff;
    return t("experience.cutOff.FIXED_TIME", { time, days });
  }
  const duration = formatDuration(cutOff.minutesBefore, locale);
  return duration === ""
    ? t(`experience.cutOff.until.${cutOff.type}`)
    : t(`experience.cutOff.${cutOff.type}`, { duration });
}
