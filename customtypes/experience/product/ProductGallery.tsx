import type { ReactNode } from "react";
import type { ProductImage } from "../../../catalog/media/media.ts";
import type { Photo } from "../../../blocks/gallery/photo.ts";
import { PictureViewer } from "../../../blocks/gallery/PictureViewer.tsx";
import { toLabelText } from "../../../i18n/localized-text.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import * as css from "./ProductGallery.css.ts";

interface ProductGalleryProps extends ExperienceProps {
  /** Beside what does not fill the page: see `hasFactsBeside`. */
  readonly beside: ReactNode;
}

/** Five pictures at most, the first large, illustrations below photographs. Each opens whole; a phone scrolls along rows. */
export function ProductGallery({ data: { product }, page, beside }: ProductGalleryProps) {
  const { main, drawings } = galleryPictures(product);
  const photos = [...main, ...drawings].map(toProductPhoto);
  if (photos.length === 0) return null;
  // Cards below must know that these are shown.
  page.pictures.choose(photos.map(({ image }) => [image]));
  const pictureAt = (image: ProductImage, index: number, width: string) => (
    <li key={image.url} className={css.item}>
      <GalleryPicture image={image} index={index} count={photos.length} sizes={width} page={page} />
    </li>
  );
  return (
    <div className={css.frame}>
      <StyleSheet of={css} />
      <PictureViewer photos={photos} title={toLabelText(product.name)} page={page}>
        <div className={css.top}>
          <ul role="list" className={css.grid} data-count={main.length}>
            {main.map((image, index) => pictureAt(image, index, mainSizes(index, main.length)))}
          </ul>
          <div className={css.side}>
            <div className={css.facts}>{beside}</div>
            {drawings.length > 0 && (
              <ul role="list" className={css.drawings}>
                {drawings.map((image, index) => pictureAt(image, main.length + index, drawingSizes))}
              </ul>
            )}
          </div>
        </div>
      </PictureViewer>
    </div>
  );
}

/** Less than its place of 88vw: dense screens of phones hide the difference, and fewer bytes arrive sooner. */
const phoneWidth = "70vw";

const drawingSizes = "(min-width: 768px) 200px, 35vw";

/** Returns the width of a picture. On a wide screen the first has half of the page, and each of three a third. */
function mainSizes(index: number, count: number): string {
  const small = count === 3 ? 408 : 304;
  const isLarge = count < 3 || (count > 3 && index === 0) || (count === 4 && index === 3);
  return `(min-width: 768px) ${isLarge ? 616 : small}px, ${phoneWidth}`;
}

/** A picture whose size is not known is shown as wide as those that are. */
function toProductPhoto({ url, alt, width = 1600, height = 1000 }: ProductImage): Photo {
  return { image: { url, alt: alt.text, width, height }, caption: "" };
}
