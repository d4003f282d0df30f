import { joinTexts } from "../../i18n/join-texts.ts";
import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Gallery.css.ts";
import type { GalleryFields } from "./fields.ts";
import { largeImageUrl, type Photo } from "../../blocks/gallery/photo.ts";
import { listGalleryPhotos } from "./photos.ts";
import { PictureViewer } from "../../blocks/gallery/PictureViewer.tsx";

/** Renders photographs that open large; without script each links to its large picture. */
export function Gallery({ fields, id, page }: SliceProps<GalleryFields>) {
  const photos = listGalleryPhotos(fields, page);
  if (photos.length === 0) return null;
  const title = page.text(fields.title);
  const position = (index: number) => ({ n: index + 1, count: photos.length });
  return (
    <Section id={id} title={title}>
      <StyleSheet of={css} />
      <PictureViewer photos={photos} title={title} page={page}>
        <ul role="list" className={css.grid}>
          {photos.map((photo, index) => (
            <GalleryItem
              key={index}
              index={index}
              photo={photo}
              sizes={photos.length === 2 ? sizesByLayout.two : sizesByLayout.more}
              page={page}
              label={joinTexts("phrases", [page.t("gallery.open", position(index)), photo.image.alt], page.t)}
            />
          ))}
        </ul>
      </PictureViewer>
    </Section>
  );
}

const phone = "calc(50vw - 24px)";

/** Two photographs share the width of the page. Of others a tablet has two in a row, and a desktop three or four. */
const sizesByLayout = {
  two: `(min-width: 1304px) 608px, (min-width: 768px) 46vw, ${phone}`,
  more: `(min-width: 1304px) 400px, (min-width: 1040px) 31vw, (min-width: 768px) 46vw, ${phone}`,
} as const;

interface GalleryItemProps {
  readonly index: number;
  readonly photo: Photo;
  readonly sizes: string;
  readonly page: PageContext;
  /** Says what the link does, and the picture's own text. */
  readonly label: string;
}

/** Renders one photograph of the grid: a link to its large picture. */
function GalleryItem({ index, photo: { image, caption }, sizes, page, label }: GalleryItemProps) {
  return (
    <li className={css.item}>
      <figure>
        <a href={largeImageUrl(image.url)} data-picture={index} aria-label={label} className={css.link}>
          <Picture image={image} ratio="3:2" sizes={sizes} page={page} />
        </a>
        {caption !== "" && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
    </li>
  );
}
