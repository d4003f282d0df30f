import type { PageContext } from "../../../renderer/index.ts";
import { largeImageUrl, type Photo } from "../../../blocks/gallery/photo.ts";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as css from "./Photos.css.ts";

interface PhotosProps {
  readonly photos: readonly Photo[];
  /** Index of the first among the pictures of the viewer. */
  readonly first: number;
  readonly page: PageContext;
}

/** Small pictures that open whole in the viewer around them; without script they are links to the pictures. */
export function Photos({ photos, first, page }: PhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul role="list" className={css.photos}>
      <StyleSheet of={css} />
      {photos.map(({ image }, index) => (
        <li key={image.url}>
          <a href={largeImageUrl(image.url)} data-picture={first + index} className={css.photo}>
            <Picture image={image} ratio="1:1" sizes="120px" page={page} />
          </a>
        </li>
      ))}
    </ul>
  );
}
