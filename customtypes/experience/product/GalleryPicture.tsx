import type { ProductImage } from "../../../catalog/media/media.ts";
import { toLabelText } from "../../../i18n/localized-text.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { largeImageUrl } from "../../../blocks/gallery/photo.ts";
import { findLargestWidth } from "../../../ui/primitives/imgix-source.ts";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./GalleryPicture.css.ts";

const ratio = "16:10";

interface GalleryPictureProps {
  readonly image: ProductImage;
  /** Of all pictures of the gallery. */
  readonly index: number;
  readonly count: number;
  /** How wide its place is, as in HTML: `(min-width: 768px) 616px, 70vw`. */
  readonly sizes: string;
  readonly page: PageContext;
}

/** A picture that opens whole. It is never wider than its original. */
export function GalleryPicture({ image, index, count, sizes, page }: GalleryPictureProps) {
  const { t } = page;
  const label = joinTexts("phrases", [t("gallery.open", { n: index + 1, count }), toLabelText(image.alt)], t);
  return (
    <a
      href={largeImageUrl(image.url)}
      data-picture={index}
      aria-label={label}
      className={css.link}
      style={{ maxInlineSize: findLargestWidth(image, ratio) }}
    >
      <StyleSheet of={css} />
      <Picture image={image} ratio={ratio} sizes={sizes} page={page} loading={index === 0 ? "first" : "lazy"} />
    </a>
  );
}
