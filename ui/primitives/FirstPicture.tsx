import { asLocalized, languageOf } from "../../i18n/localized-text.ts";
import { media } from "../theme/tokens.ts";
import { imgixSource, type PicturePage } from "./imgix-source.ts";
import type { PictureImage } from "./Picture.tsx";
import { PicturePreload } from "./PicturePreload.tsx";

/** How a picture is cut, and how wide it is shown, as in HTML: `(min-width: 768px) 50vw, 100vw`. */
interface Shape {
  readonly ratio: readonly [across: number, down: number];
  readonly sizes: string;
}

interface FirstPictureProps {
  readonly image: PictureImage;
  /** From a tablet on. */
  readonly wide: Shape;
  /**
   * On a phone. Sizes may be less than the width of its place: dense screens hide the difference, and fewer bytes arrive
   * sooner.
   */
  readonly low: Shape;
  readonly page: PicturePage;
  readonly className: string;
}

/** The picture that a visitor sees first and alone: in few bytes on a phone, sharp from a tablet on. */
export function FirstPicture({ image, wide, low, page, className }: FirstPictureProps) {
  const wideSource = imgixSource(image, wide.ratio.join(":"), page);
  const lowSource = imgixSource(image, low.ratio.join(":"), page, "phones");
  const alt = asLocalized(image.alt);
  return (
    <picture style={{ display: "contents" }}>
      <PicturePreload source={wideSource} sizes={wide.sizes} media={media.tablet} />
      <PicturePreload source={lowSource} sizes={low.sizes} media={media.phone} />
      <source
        media={media.tablet}
        srcSet={wideSource.srcSet ?? wideSource.src}
        sizes={wideSource.srcSet && wide.sizes}
        width={wide.ratio[0] * 100}
        height={wide.ratio[1] * 100}
        style={{ display: "none" }}
      />
      <img
        {...lowSource}
        sizes={lowSource.srcSet && low.sizes}
        alt={alt.text}
        {...languageOf(alt)}
        width={low.ratio[0] * 100}
        height={low.ratio[1] * 100}
        className={className}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
      />
    </picture>
  );
}
