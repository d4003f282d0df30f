import type { ProductImage } from "../../catalog/media/media.ts";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Sale } from "../../catalog/show/sale.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { PicturePage } from "../primitives/imgix-source.ts";
import { Picture, type PictureProps } from "../primitives/Picture.tsx";
import { cardWidths } from "./card-widths.ts";
import { CardBadge } from "./CardBadge.tsx";
import { Poster } from "./Poster.tsx";
import * as css from "./ProductCard.css.ts";

export interface CardPictureProps {
  readonly product: Product;
  /** Small: upright, for rows that scroll. Medium: for grids. Large: for lists. */
  readonly size: "s" | "m" | "l";
  /** One of its pictures; undefined for a poster of its name. */
  readonly image: ProductImage | undefined;
  readonly loading?: PictureProps["loading"];
  readonly badge: ProductLabel | undefined;
  readonly sale: Sale;
  readonly t: Translator;
  readonly page: PicturePage;
}

/** A product's picture with its badge on it, or a poster, whose words no badge hides. Grey when it can't be booked. */
export function CardPicture({ product, size, image, loading, badge, sale, t, page }: CardPictureProps) {
  const className = sale.price === undefined ? `${css.picture} ${css.soldOut}` : css.picture;
  return (
    <>
      {image ? (
        <Picture
          image={image}
          ratio="16:10"
          sizes={cardWidths[size]}
          use="cards"
          loading={loading}
          page={page}
          className={className}
        />
      ) : (
        <Poster title={product.name} subtitle={product.cityName} ratio="16:10" className={className} />
      )}
      {badge && !hasBadgeInText({ size, image }) && <CardBadge badge={badge} t={t} className={css.onPicture} />}
    </>
  );
}

/**
 * Returns whether the badge stands with the text. On the picture it would hide a rank, or the words of a poster. A
 * poster is made of the name, or is an illustration that is higher than wide.
 */
export function hasBadgeInText({ size, image }: Pick<CardPictureProps, "size" | "image">): boolean {
  const isPoster = image === undefined || (image.isDrawing && (image.height ?? 0) > (image.width ?? 0));
  return isPoster || size === "l";
}
