import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Sale } from "../../catalog/show/sale.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { PicturePage } from "../primitives/imgix-source.ts";
import { Picture } from "../primitives/Picture.tsx";
import { CardBadge } from "./CardBadge.tsx";
import { Poster } from "./Poster.tsx";
import * as css from "./ProductCard.css.ts";

/** The largest width of a card: one in view on a phone, two to four beside each other above. */
const sizes = "(min-width: 1100px) 400px, (min-width: 768px) 50vw, 90vw";

export interface CardPictureProps {
  readonly product: Product;
  readonly badge: ProductLabel | undefined;
  readonly sale: Sale;
  readonly t: Translator;
  readonly page: PicturePage;
}

/** A product's first photograph with its badge on it, or a poster, whose words no badge hides. Grey when it can't be booked. */
export function CardPicture({ product, badge, sale, t, page }: CardPictureProps) {
  const [image] = product.images;
  return (
    <div className={sale.price === undefined ? css.soldOut : css.picture}>
      {image ? (
        <Picture image={image} ratio="16:10" sizes={sizes} page={page} />
      ) : (
        <Poster title={product.name} subtitle={product.cityName} ratio="16:10" />
      )}
      {badge && !hasPoster(product) && (
        <div className={css.badge}>
          <CardBadge badge={badge} t={t} />
        </div>
      )}
    </div>
  );
}

/** Returns whether a product's picture has words on it. Posters are made of its name, or are higher than wide. */
export function hasPoster({ images: [image] }: Pick<Product, "images">): boolean {
  return image === undefined || (image.height ?? 0) > (image.width ?? 0);
}
