import type { ProductImage } from "../../../catalog/media/media.ts";
import type { LocalizedText } from "../../../i18n/localized-text.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { largeImageUrl, type Photo } from "../../../ui/gallery/photo.ts";
import { PictureViewer } from "../../../ui/gallery/PictureViewer.tsx";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductGallery.css.ts";

/** Pictures on the page. */
const most = 5;

/** Less than its place of 88vw: dense screens of phones hide the difference, and fewer bytes arrive sooner. */
const phoneWidth = "70vw";

/** Five pictures at most, the first large. Each opens whole; on a phone they are a row to scroll. */
export function ProductGallery({ data: { product }, page }: ExperienceProps) {
  const { t } = page;
  const images = oneKind(product.images).slice(0, most);
  const photos = images.map(photoOf);
  if (photos.length === 0) return null;
  // Cards below must know that these are shown.
  page.pictures(photos.map(({ image }) => [image]));
  const position = (index: number) => ({ n: index + 1, count: photos.length });
  return (
    <div className={css.frame}>
      <StyleSheet of={css} />
      <PictureViewer photos={photos} title={product.name.text} page={page}>
        <ul role="list" className={css.grid} data-count={photos.length}>
          {images.map((image, index) => (
            <li key={image.url} className={css.item}>
              <a
                href={largeImageUrl(image.url)}
                data-picture={index}
                aria-label={joinTexts("phrases", [t("gallery.open", position(index)), readableText(image.alt)], t)}
                className={css.link}
              >
                <Picture
                  image={image}
                  ratio="16:10"
                  sizes={`(min-width: 768px) ${widthOf(index, photos.length)}px, ${phoneWidth}`}
                  page={page}
                  loading={index === 0 ? "first" : "lazy"}
                />
              </a>
            </li>
          ))}
        </ul>
      </PictureViewer>
    </div>
  );
}

/** A label has one language: a text in another one is not read as if it were in this one. */
function readableText({ text, lang }: LocalizedText): string {
  return lang === undefined ? text : "";
}

/** Returns the width of a picture on a wide screen: one alone has the page, the first half of it. */
function widthOf(index: number, count: number): number {
  if (count === 1) return 1240;
  return index === 0 || count === 2 ? 620 : 310;
}

/** Photographs alone where there are any: fewer pictures say more than illustrations beside them. */
function oneKind(images: readonly ProductImage[]): readonly ProductImage[] {
  const photographs = images.filter(({ isDrawing }) => !isDrawing);
  return photographs.length > 0 ? photographs : images;
}

/** A picture whose size is not known is shown as wide as those that are. */
function photoOf({ url, alt, width = 1600, height = 1000 }: ProductImage): Photo {
  return { image: { url, alt: alt.text, width, height }, caption: "" };
}
