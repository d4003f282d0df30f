import type { ImgixSource } from "./imgix-source.ts";

export interface PicturePreloadProps {
  readonly source: ImgixSource;
  readonly sizes: string;
  /** The windows that show this picture, as in CSS; by default all. */
  readonly media?: string;
}

/** Requests the first picture of a page from its head, in the size that the page will show. */
export function PicturePreload({ source: { src, srcSet }, sizes, media }: PicturePreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={srcSet && sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
