import type { Image } from "../../content/fields/image.ts";
import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import { media } from "../../ui/theme/tokens.ts";
import * as css from "./Hero.css.ts";

interface HeroPictureProps {
  readonly image: Image;
}

/** The page's first picture: upright on a phone, wide from a tablet on, each cut around the focal point. */
export function HeroPicture({ image }: HeroPictureProps) {
  const wide = imgixSource(image, "21:9");
  return (
    <picture>
      <source media={media.tablet} srcSet={wide.srcSet} sizes="100vw" width={2100} height={900} />
      <img
        {...imgixSource(image, "4:5")}
        sizes="100vw"
        alt={image.alt}
        width={400}
        height={500}
        className={css.photograph}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
      />
    </picture>
  );
}
