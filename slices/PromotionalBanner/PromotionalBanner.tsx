import { asLocalized } from "../../i18n/localized-text.ts";
import { type PageContext, RichTextView, type SliceProps } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Prose } from "../../ui/primitives/Prose.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { PriceTag } from "../../blocks/products/PriceTag.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { type BannerContent, findBanner } from "./find-banner.ts";
import type { PromotionalBannerFields } from "./fields.ts";
import * as css from "./PromotionalBanner.css.ts";

/** Renders an offer, with a picture or as text alone. Nothing once it has ended. */
export function PromotionalBanner({ fields, variation, id, page }: SliceProps<PromotionalBannerFields>) {
  const banner = findBanner(fields, page);
  if (banner === undefined) return null;
  const { image } = banner;
  const isPictured = variation === "default" && image !== undefined;
  return (
    <Section id={id}>
      <StyleSheet of={css} />
      <div className={isPictured ? `${css.banner} ${css.pictured}` : css.banner}>
        <BannerText banner={banner} page={page} />
        {isPictured && <Picture image={image} ratio="16:10" sizes={sizes} className={css.picture} page={page} />}
      </div>
    </Section>
  );
}

const sizes = "(min-width: 768px) 50vw, calc(100vw - 32px)";

interface BannerTextProps {
  readonly banner: BannerContent;
  readonly page: PageContext;
}

/** Renders what a banner says, and the link to what it is about. */
function BannerText({ banner: { title, body, facts, price, end, target, action }, page }: BannerTextProps) {
  return (
    <div className={css.text}>
      <h2 className={css.title}>
        <Localized text={asLocalized(title)} />
      </h2>
      {body.length > 0 && (
        <Prose>
          <RichTextView value={body} page={page} />
        </Prose>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {price && <PriceTag price={price} locale={page.locale} t={page.t} showScratchPrice size="large" />}
      {end !== "" && <p className={css.facts}>{end}</p>}
      {target && (
        <p>
          <ButtonLink {...target}>{action}</ButtonLink>
        </p>
      )}
    </div>
  );
}

/** Renders what holds of the product, each with its icon (J20). */
function Facts({ facts }: Pick<BannerContent, "facts">) {
  return (
    <ul role="list" className={css.iconFacts}>
      {facts.map(({ icon, text }) => (
        <li key={text} className={css.iconFact}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
