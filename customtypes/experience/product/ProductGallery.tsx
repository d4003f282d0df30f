import type { ProductImage } from "../../../catalog/media/media.ts";
import type { Photo } from "../../../blocks/gallery/photo.ts";
import { PictureViewer } from "../../../blocks/gallery/PictureViewer.tsx";
import { toLabelText } from "../../../i18n/localized-text.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import * as css from "./ProductGallery.css.ts";

/** One large photograph and two small ones. Each opens whole, beside all others. A phone scrolls along a row of all. */
export function ProductGallery({ data: { product }, page }: ExperienceProps) {
  const pictures = galleryPictures(product);
  const photos = pictures.map(toProductPhoto);
  if (photos.length === 0) return null;
  // Cards below must know that these are shown.
  page.pictures.choose(photos.map(({ image }) => [image]));
  return (
    <div className={css.frame}>
      <StyleSheet of={css} />
      <PictureViewer photos={photos} title={toLabelText(product.name)} page={page}>
        <ul role="list" className={css.grid} style={pictures.length === 1 ? alone : undefined}>
          {pictures.map((image, index) => (
            <li key={image.url} className={css.item}>
              <GalleryPicture
                image={image}
                index={index}
                count={pictures.length}
                sizes={chooseSizes(index, pictures.length)}
                page={page}
              />
            </li>
          ))}
        </ul>
      </PictureViewer>
    </div>
  );
}

/** One picture leaves no room for the next one. */
const alone = { gridAutoColumns: "100%" };

/** Less than its place of 88vw: dense screens of phones hide the difference, and fewer bytes arrive sooner. */
const phoneWidth = "70vw";

/** Returns the width of a picture. On a wide screen the first of three has two thirds of the gallery. */
function chooseSizes(index: number, count: number): string {
  if (count < 3) return `(min-width: 768px) ${count === 1 ? 816 : 404}px, ${phoneWidth}`;
  return `(min-width: 768px) ${index === 0 ? 544 : 268}px, ${phoneWidth}`;
}

/** A picture whose size is not known is shown as wide as those that are. */
function toProductPhoto({ url, alt, width = 1600, height = 1000 }: ProductImage): Photo {
  return { image: { url, alt: alt.text, width, height }, caption: "" };
}
