import type { ProductImage } from "../../../catalog/media/media.ts";
import type { Photo } from "../../../blocks/gallery/photo.ts";
import { PictureViewer } from "../../../blocks/gallery/PictureViewer.tsx";
import { toLabelText } from "../../../i18n/localized-text.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import * as css from "./ProductGallery.css.ts";

/**
 * One large photograph and two small ones, with illustrations below. Each opens whole, beside all others. A phone scrolls along
 * rows of all.
 */
export function ProductGallery({ data: { product }, page }: ExperienceProps) {
  const { main, drawings } = galleryPictures(product);
  const photos = [...main, ...drawings].map(toProductPhoto);
  if (photos.length === 0) return null;
  // Cards below must know that these are shown.
  page.pictures.choose(photos.map(({ image }) => [image]));
  const pictureAt = (image: ProductImage, index: number, width: string) => (
    <li key={image.url} className={index < main.length ? css.item : undefined}>
      <GalleryPicture image={image} index={index} count={photos.length} sizes={width} page={page} />
    </li>
  );
  return (
    <div className={css.frame}>
      <StyleSheet of={css} />
      <PictureViewer photos={photos} title={toLabelText(product.name)} page={page}>
        <ul role="list" className={css.grid}>
          {main.map((image, index) => pictureAt(image, index, mainSizes(index, main.length)))}
        </ul>
        {drawings.length > 0 && (
          <ul role="list" className={css.drawings}>
            {drawings.map((image, index) => pictureAt(image, main.length + index, drawingSizes))}
          </ul>
        )}
      </PictureViewer>
    </div>
  );
}

/** Less than its place of 88vw: dense screens of phones hide the difference, and fewer bytes arrive sooner. */
const phoneWidth = "70vw";

const drawingSizes = "(min-width: 768px) 160px, 35vw";

/** Returns the width of a picture. On a wide screen the first of three has two thirds of the gallery. */
function mainSizes(index: number, count: number): string {
  if (count < 3) return `(min-width: 768px) ${count === 1 ? 816 : 404}px, ${phoneWidth}`;
  return `(min-width: 768px) ${index === 0 ? 544 : 268}px, ${phoneWidth}`;
}

/** A picture whose size is not known is shown as wide as those that are. */
function toProductPhoto({ url, alt, width = 1600, height = 1000 }: ProductImage): Photo {
  return { image: { url, alt: alt.text, width, height }, caption: "" };
}
