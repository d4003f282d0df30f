import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { RatingLine } from "../../ui/product/Rating.tsx";
import { RankedFacts } from "./RankedFacts.tsx";
import { RankedHighlights } from "./RankedHighlights.tsx";
import { RankedOffer } from "./RankedOffer.tsx";
import { RankedPicture } from "./RankedPicture.tsx";
import * as css from "./RankedProducts.css.ts";

interface RankedRowProps {
  readonly product: Product;
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
}

/** Picture, text, price. The name is the link and covers the row. */
export function RankedRow({ product, page, showScratchPrice }: RankedRowProps) {
  return (
    <article className={css.row}>
      <RankedPicture product={product} />
      <div>
        <RankedFacts product={product} page={page} />
        <h3 className={css.name}>
          <a className={css.link} href={page.bookingUrl(product)}>
            {product.name}
          </a>
        </h3>
        {product.rating && <RatingLine rating={product.rating} locale={page.locale} t={page.t} />}
        <RankedHighlights highlights={product.highlights} />
      </div>
      <RankedOffer product={product} page={page} showScratchPrice={showScratchPrice} />
    </article>
  );
}
