import type { ImageBlock } from "../../content/rich-text/rich-text.ts";
import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import { newTab } from "./new-tab.ts";

interface Props {
  readonly block: ImageBlock;
  readonly page: Pick<RichTextPage, "href">;
}

/** A column of running text is about 42rem wide at most. */
const sizes = "(min-width: 768px) 42rem, 100vw";

/** A picture in running text, uncut, no larger than it is drawn. */
export function TextPicture({ block: { image, link }, page }: Props) {
  const { alt, width, height } = image;
  const source = imgixSource(image, `${width}:${height}`);
  const picture = (
    <img {...source} sizes={sizes} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
  if (link === undefined) return <figure>{picture}</figure>;
  return (
    <figure>
      <a href={page.href(link)} {...newTab(link)}>
        {picture}
      </a>
    </figure>
  );
}
