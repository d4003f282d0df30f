import type { Product } from "../../../catalog/product/product.ts";
import { RatingLine } from "../../reviews/Rating.tsx";
import type { PageContext } from "../../../renderer/index.ts";
import { ButtonLink } from "../../../ui/primitives/links.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { PriceTag } from "../PriceTag.tsx";
import { readSale } from "../product-on-page.ts";
import { findProductLink } from "../product-links.ts";
import * as css from "./TicketCard.css.ts";

interface TicketCardProps {
  readonly product: Product;
  readonly page: PageContext;
}

/** A ticket in a column: its picture, name and rating, the lowest price, and the way to it. */
export function TicketCard({ product, page }: TicketCardProps) {
  const { name, images, rating } = product;
  const { locale, t } = page;
  const { price } = readSale(product, page);
  const link = findProductLink(product, page);
  const [image] = page.pictures.choose([images]);
  if (link === undefined) return null;
  return (
    <div className={css.card} data-product={product.id}>
      <StyleSheet of={css} />
      {image && <Picture image={image} ratio="16:10" sizes="320px" use="cards" page={page} className={css.picture} />}
      <p className={css.name}>
        <Localized text={name} />
      </p>
      {rating && <RatingLine rating={rating} locale={locale} t={t} />}
      {price && <PriceTag price={price} locale={locale} t={t} showScratchPrice size="large" />}
      <ButtonLink {...link}>{t("show.chooseDate")}</ButtonLink>
    </div>
  );
}
