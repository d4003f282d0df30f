import { Picture } from "../../ui/primitives/Picture.tsx";
import * as css from "./Gallery.css.ts";
import { largeImageUrl, type Photo } from "./photos.ts";

interface GalleryItemProps {
  readonly index: number;
  readonly photo: Photo;
  /** Says what the link does; the picture's own text follows. */
  readonly label: string;
}

/** Renders one photograph of the grid: a link to its large picture. */
export function GalleryItem({ index, photo: { image, caption }, label }: GalleryItemProps) {
  return (
    <li className={css.item}>
      <figure>
        <a
          href={largeImageUrl(image.url)}
          data-picture={index}
          aria-label={[label, image.alt].filter((part) => part !== "").join(": ")}
          className={css.link}
        >
          <Picture image={image} ratio="3:2" sizes="(min-width: 1100px) 400px, (min-width: 768px) 33vw, 50vw" />
        </a>
        {caption !== "" && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
    </li>
  );
}
