import * as css from "./Viewer.css.ts";
import type { ViewerPicture } from "./viewer-picture.ts";

interface ViewerFigureProps {
  readonly picture: ViewerPicture;
}

/** The picture, whole, with its caption. */
export function ViewerFigure({ picture }: ViewerFigureProps) {
  const { src, srcSet, alt, width, height, caption } = picture;
  return (
    <figure className={css.figure}>
      <img
        key={src}
        src={src}
        srcSet={srcSet}
        sizes="100vw"
        alt={alt}
        width={width}
        height={height}
        className={css.picture}
      />
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
