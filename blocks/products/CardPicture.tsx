import type { ProductImage } from "../../catalog/media/media.ts";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Sale } from "../../catalog/show/sale.ts";
import type { Translator } from "../../i18n/translator.ts";
import { imgixSource, type PicturePage } from "../../ui/primitives/imgix-source.ts";
import { Picture, type PictureProps } from "../../ui/primitives/Picture.tsx";
import { CardBadge } from "./CardBadge.tsx";
import { Poster } from "../gallery/Poster.tsx";
import * as css from "./ProductCard.css.ts";

export interface CardPictureProps {
  readonly product: Product;
  /** Small: upright, for rows that scroll. Medium: for grids. Large: for lists. */
  readonly size: "s" | "m" | "l";
  /** How wide its list shows pictures: see `cardWidths`. */
  readonly widths: string;
  /** One of its pictures; undefined for a poster of its name. */
  readonly image: ProductImage | undefined;
  readonly loading?: PictureProps["loading"];
  readonly badge: ProductLabel | undefined;
  readonly sale: Sale;
  readonly t: Translator;
  readonly page: PicturePage;
}

/** A product's picture with its badge on it, or a poster, whose words no badge hides. Gray when it can't be booked. */
export function CardPicture({ product, size, widths, image, loading, badge, sale, t, page }: CardPictureProps) {
  const className = sale.price === undefined ? `${css.picture} ${css.soldOut}` : css.picture;
  return (
    <>
      {image ? (
        <CardImage
          image={image}
          ratio="16:10"
          sizes={widths}
          use="cards"
          loading={loading}
          page={page}
          className={className}
          size={size}
        />
      ) : (
        <Poster title={product.name} subtitle={product.cityName} ratio="16:10" className={className} />
      )}
      {badge && !hasBadgeInText({ size, image }) && <CardBadge badge={badge} t={t} className={css.onPicture} />}
    </>
  );
}

type ShownImage = PictureProps["image"] & Partial<Pick<ProductImage, "isDrawing">>;

interface CardImageProps extends PictureProps, Pick<CardPictureProps, "size"> {
  readonly image: ShownImage;
}

/** A window as narrow as this has compact rows, whose pictures are upright. */
const compactRows = "(max-width: 33.99rem)";

/** An illustration decorates the name that follows it. */
const noText = { text: "" };

/**
 * Shows all of a poster. Beside the text it is upright in a compact row, and tall in a lying card. Any other picture is cut to
 * the shape of its place.
 */
export function CardImage({ className = "", size, ...card }: CardImageProps) {
  const { page, sizes } = card;
  const image = card.image.isDrawing ? { ...card.image, alt: noText } : card.image;
  const picture = { ...card, image };
  if (!isPoster(image)) return <Picture {...picture} className={className} />;
  const poster = { ...picture, className: `${className} ${css.whole}` };
  if (size === "l") return <Picture {...poster} ratio="2:3" />;
  const lying = <Picture {...poster} />;
  if (size === "s") return lying;
  const { src, srcSet } = imgixSource(image, "4:5", page, "cards");
  return (
    <picture style={{ display: "contents" }}>
      <source media={compactRows} srcSet={srcSet ?? src} sizes={srcSet && sizes} />
      {lying}
    </picture>
  );
}

/** An illustration that is higher than wide has words. */
function isPoster({ isDrawing = false, width = 0, height = 0 }: ShownImage): boolean {
  return isDrawing && height > width;
}

/**
 * Returns whether the badge stands with the text. On the picture it would hide a rank, or the words of a poster. A card
 * without a picture has a poster of its name.
 */
export function hasBadgeInText({ size, image }: Pick<CardPictureProps, "size" | "image">): boolean {
  return size === "l" || image === undefined || isPoster(image);
}
