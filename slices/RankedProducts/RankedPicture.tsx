import { isAvailable, type Product } from "../../catalog/product/product.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Poster } from "../../ui/product/Poster.tsx";
import * as css from "./RankedProducts.css.ts";

interface RankedPictureProps {
  readonly product: Product;
}

/** The first photograph, or a poster of the name, with the rank on it; in grey when it can't be booked. */
export function RankedPicture({ product }: RankedPictureProps) {
  const [image] = product.images;
  return (
    <div className={css.picture}>
      <div className={isAvailable(product) ? undefined : css.soldOut}>
        {image ? (
          <Picture image={image} ratio="16:10" sizes="(min-width: 768px) 300px, 100vw" />
        ) : (
          <Poster title={product.name} subtitle={product.cityName} ratio="16:10" />
        )}
      </div>
    </div>
  );
}
