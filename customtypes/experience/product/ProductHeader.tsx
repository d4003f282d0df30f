import { Localized } from "../../../ui/primitives/Localized.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { CardBadge } from "../../../ui/product/CardBadge.tsx";
import { ProductKicker } from "../../../ui/product/ProductKicker.tsx";
import { RatingLine } from "../../../ui/product/Rating.tsx";
import { homePath } from "./breadcrumbs.ts";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** The way here, what and where it is, its name and rating, and what editors say of it. */
export function ProductHeader({ data: { product }, page, intro }: ExperienceProps & { readonly intro: string }) {
  const { locale, t } = page;
  const badge = page.badge(product);
  return (
    <header className={css.header}>
      <nav aria-label={t("experience.breadcrumbs")} className={css.breadcrumbs}>
        <ol role="list" className={css.crumbs}>
          <li>
            <TextLink href={homePath(page)}>{t("experience.home")}</TextLink>
          </li>
          <li aria-current="page">
            <Localized text={product.name} />
          </li>
        </ol>
      </nav>
      <ProductKicker product={product} className={css.kicker} />
      <h1 className={css.title}>
        <Localized text={product.name} />
      </h1>
      <div className={css.standing}>
        {product.rating && <RatingLine rating={product.rating} locale={locale} t={t} />}
        {badge && <CardBadge badge={badge} t={t} />}
      </div>
      {intro !== "" && <p className={css.intro}>{intro}</p>}
    </header>
  );
}
