import { asLocalized, pickLanguage } from "../../i18n/localized-text.ts";
import type { PictureRatio } from "../../routing/picture-sizes.ts";
import { media } from "../theme/tokens.ts";
import { imgixSource, type PicturePage } from "./imgix-source.ts";
import type { PictureImage } from "./Picture.tsx";
import { PicturePreload } from "./PicturePreload.tsx";

/** How a picture is cut, and how wide it is shown, as in HTML: `(min-width: 768px) 50vw, 100vw`. */
interface Shape {
  readonly ratio: PictureRatio;
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
  const wideSource = imgixSource(image, wide.ratio, page);
  const lowSource = imgixSource(image, low.ratio, page, "phones");
  const alt = asLocalized(image.alt);
  return (
    <picture style={{ display: "contents" }}>
      <PicturePreload source={wideSource} sizes={wide.sizes} media={media.tablet} />
      <PicturePreload source={lowSource} sizes={low.sizes} media={media.phone} />
      <source
        media={media.tablet}
        srcSet={wideSource.srcSet ?? wideSource.src}
        sizes={wideSource.srcSet && wide.sizes}
        {...toPictureSize(wide.ratio)}
        style={{ display: "none" }}
      />
      <img
        {...lowSource}
        sizes={lowSource.srcSet && low.sizes}
        alt={alt.text}
        {...pickLanguage(alt)}
        {...toPictureSize(low.ratio)}
        className={className}
        loading="eager"
        decoding="sync"
        fetchPriority="high"
      />
    </picture>
  );
}

/** Returns attributes with this ratio, from which a browser knows the height before the picture is there. */
function toPictureSize(ratio: PictureRatio) {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  return { width: across * 100, height: down * 100 };
}
