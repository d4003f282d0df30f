import { freeCancellation } from "../../../catalog/ticket/policy-text.ts";
import { productDuration } from "../../../catalog/product/product-duration.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import type { IconName } from "../../../ui/primitives/icons.ts";
import { languagesText } from "./facts-in-words.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

interface KeyFact {
  readonly icon: IconName;
  readonly term: string;
  readonly value: string;
}

/** What decides first: how long, in which language, who can come, and what if one can't. Omits what is not known. */
export function KeyFacts(props: ExperienceProps) {
  const facts = keyFacts(props).filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <dl className={css.keyFacts}>
      {facts.map(({ icon, term, value }) => (
        <div key={term} className={css.keyFact}>
          <dt className={css.term}>
            <Icon name={icon} />
            {term}
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function keyFacts({ data: { product }, page }: ExperienceProps): readonly KeyFact[] {
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
