import { freeCancellation } from "../../../catalog/ticket/policy-text.ts";
import { productDuration } from "../../../catalog/product/product-duration.ts";
import { type Fact, FactList, knownFacts } from "../../../ui/primitives/FactList.tsx";
import { languagesText } from "./facts-in-words.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** Most decisive facts: duration, languages, who can come, and cancellation. Unknown ones are omitted. */
export function KeyFacts(props: ExperienceProps) {
  const facts = knownFacts(keyFacts(props));
  if (facts.length === 0) return null;
  return (
    <div className={css.keyFacts}>
      <FactList facts={facts} compact />
    </div>
  );
}

function keyFacts({ data: { product }, page }: ExperienceProps): readonly Fact[] {
  const { locale, t } = page;
  const { facts, cancellation } = product;
  const free = freeCancellation(cancellation);
  const has = (descriptor: (typeof product.descriptors)[number]) => product.descriptors.includes(descriptor);
  return [
    { icon: "clock", term: t("experience.rows.duration"), value: productDuration(product, locale, t) },
    { icon: "languages", term: t("experience.rows.guideLanguages"), value: languagesText(facts.guideLanguages, page) },
    {
      icon: "headphones",
      term: t("experience.rows.commentary"),
      value: facts.commentary.map((each) => t(`experience.terms.${each}`)).join(" · "),
    },
    {
      icon: "shield-check",
      term: t("experience.rows.cancellation"),
      value: free === undefined ? "" : t(free.key, free.values),
    },
    {
      icon: "zap",
      term: t("experience.confirmation.label"),
      value: facts.confirmation === undefined ? "" : t(`experience.confirmation.${facts.confirmation}`),
    },
    {
      icon: "smartphone",
      term: t("experience.ticket"),
      value: has("MOBILE_TICKET") ? t("descriptors.MOBILE_TICKET") : "",
    },
  ];
}
