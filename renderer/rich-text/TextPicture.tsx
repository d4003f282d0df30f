import type { ImageBlock } from "../../content/rich-text/rich-text.ts";
import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import type { RichTextPage } from "./expand-block.ts";
import { renderLink } from "./render-link.tsx";

interface Props {
  readonly block: ImageBlock;
  readonly page: Pick<RichTextPage, "linkTo" | "pictures">;
}

/** A column of running text is about 42rem wide at most. */
const sizes = "(min-width: 768px) 42rem, 100vw";

/** A picture in running text, uncropped, in the size that it shows. */
export function TextPicture({ block: { image, link }, page }: Props) {
  const { alt, width, height } = image;
  const source = imgixSource(image, "whole", page);
  const picture = (
    <img
      {...source}
      sizes={source.srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  return <figure>{link === undefined ? picture : renderLink(link, picture, page)}</figure>;
}
