import { productCrumbs } from "../../../blocks/places/product-crumbs.ts";
import { Breadcrumbs } from "../../../ui/primitives/Breadcrumbs.tsx";
import { Badge } from "../../../ui/primitives/Badge.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { ExplainedBadge } from "../../../blocks/products/CardBadge.tsx";
import { ProductKicker } from "../../../blocks/products/ProductKicker.tsx";
import { ProductStanding } from "../../../blocks/products/ProductStanding.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";
import { findBadge } from "../../../blocks/products/product-on-page.ts";

/** The way here, what and where it is, its name and rating, and what editors say of it. */
export function ProductHeader({ data: { product }, page, intro }: ExperienceProps & { readonly intro: string }) {
  const { locale, t } = page;
  const badge = findBadge(product, page);
  return (
    <header className={css.header}>
      <Breadcrumbs crumbs={productCrumbs(product, page)} t={t} />
      <ProductKicker product={product} className={css.kicker} />
      <h1 className={css.title}>
        <Localized text={product.name} />
      </h1>
      <ProductStanding product={product} locale={locale} t={t}>
        {badge && <ExplainedBadge badge={badge} t={t} />}
        {product.facts.officialTicket && <OfficialBadge t={t} />}
      </ProductStanding>
      {intro !== "" && <p className={css.intro}>{intro}</p>}
    </header>
  );
}

/** Leads to what proves it (P13). */
function OfficialBadge({ t }: Pick<ExperienceProps["page"], "t">) {
  return (
    <a href="#seller">
      <Badge tone="plain">{t("experience.official")}</Badge>
    </a>
  );
}
