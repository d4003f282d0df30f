import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Picture } from "../primitives/Picture.tsx";
import { CardBadge } from "./CardBadge.tsx";
import { Poster } from "./Poster.tsx";
import * as css from "./ProductCard.css.ts";

/** The largest width of a card: one in view on a phone, two to four beside each other above. */
const sizes = "(min-width: 1100px) 400px, (min-width: 768px) 50vw, 90vw";

export interface CardPictureProps {
  readonly product: Product;
  readonly badge: ProductLabel | undefined;
  readonly t: Translator;
}

/** A product's first photograph, or a poster of its name, and its badge on it. */
export function CardPicture({ product, badge, t }: CardPictureProps) {
  const [image] = product.images;
  return (
    <>
      {image ? (
        <Picture image={image} ratio="16:10" sizes={sizes} />
      ) : (
        <Poster title={product.name} subtitle={product.cityName} ratio="16:10" />
      )}
      {badge && (
        <div className={css.badge}>
          <CardBadge badge={badge} t={t} />
        </div>
      )}
    </>
  );
}
