import { languageOf } from "../../i18n/localized-text.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { ProductKicker } from "../../ui/product/ProductKicker.tsx";
import { highlightLines } from "../../catalog/product/highlights.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { CardHighlights } from "../../ui/product/CardHighlights.tsx";
import { CardBadge } from "../../ui/product/CardBadge.tsx";
import { Poster } from "../../ui/product/Poster.tsx";
import { RatingLine } from "../../ui/product/Rating.tsx";
import { RankedOffer } from "./RankedOffer.tsx";
import * as css from "./RankedProducts.css.ts";

interface RankedRowProps {
  readonly product: Product;
  /** Undefined for a row that is no link. */
  readonly href: string | undefined;
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
}

/** Renders picture, text and price. The link is the name, and it covers the row. */
export function RankedRow({ product, href, page, showScratchPrice }: RankedRowProps) {
  return (
    <article className={css.row} data-product={product.id}>
      <RankedPicture product={product} page={page} />
      <div>
        <Facts product={product} page={page} />
        <h3 className={css.name}>
          <a className={css.link} href={href}>
            <Localized text={product.name} />
          </a>
        </h3>
        {product.rating && <RatingLine rating={product.rating} locale={page.locale} t={page.t} />}
        <Highlights product={product} page={page} />
      </div>
      <RankedOffer product={product} page={page} showScratchPrice={showScratchPrice} />
    </article>
  );
}

/** Renders what the product is, where, and its badge. */
function Facts({ product, page }: Pick<RankedRowProps, "product" | "page">) {
  const badge = page.badge(product);
  return (
    <div className={css.facts}>
      <ProductKicker product={product} className={css.kicker} />
      {badge && <CardBadge badge={badge} t={page.t} />}
    </div>
  );
}

/** Renders up to five highlights, then as many selling points as a card has room for (specification §9). */
function Highlights({ product, page: { locale, t } }: Pick<RankedRowProps, "product" | "page">) {
  const { lines } = highlightLines(product.highlights.lines, locale);
  return (
    <div className={css.highlights}>
      <CardHighlights product={product} locale={locale} t={t} most={5} />
      {lines.length > 0 && (
        <ul className={css.points} role="list">
          {lines.map((line, index) => (
            <li key={index} className={css.point}>
              <Icon name="check" />
              <span {...languageOf(product.highlights)}>{line}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Renders the first photograph or a poster of the name, with the rank on it; in grey when sold out. */
function RankedPicture({ product, page }: Pick<RankedRowProps, "product" | "page">) {
  const [image] = product.images;
  return (
    <div className={css.picture}>
      <div className={page.sale(product).price ? undefined : css.soldOut}>
        {image ? (
          <Picture image={image} ratio="16:10" sizes="(min-width: 768px) 300px, 100vw" page={page} />
        ) : (
          <Poster title={product.name} subtitle={product.cityName} ratio="16:10" />
        )}
      </div>
    </div>
  );
}
