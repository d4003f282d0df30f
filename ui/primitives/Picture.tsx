import { asLocalized, languageOf, type TextOnPage } from "../../i18n/localized-text.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { imgixSource, type PicturePage } from "./imgix-source.ts";
import * as css from "./Picture.css.ts";
import { PicturePreload } from "./PicturePreload.tsx";

interface PictureImage {
  readonly url: string;
  readonly alt: TextOnPage;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** `#rrggbb`, to show while it loads. */
  readonly dominantColour?: string | undefined;
}

type PictureRatio = "16:10" | "21:9" | "3:2" | "4:5" | "1:1";

export interface PictureProps {
  readonly image: PictureImage;
  readonly ratio: PictureRatio;
  /** As in HTML: how wide the picture is shown, `(min-width: 768px) 50vw, 100vw`. */
  readonly sizes: string;
  readonly page: PicturePage;
  /** For the one picture that a visitor sees first. */
  readonly priority?: boolean;
  /** Sets its size, where that is not the width of its place. */
  readonly className?: string;
}

/** A photograph cut to a ratio around its focal point. It has its final size from the start, and its dominant colour. */
export function Picture({ image, ratio, sizes, page, priority = false, className = css.picture }: PictureProps) {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  const alt = asLocalized(image.alt);
  const source = imgixSource(image, ratio, page);
  return (
    <>
      <StyleSheet of={css} />
      {priority && <PicturePreload source={source} sizes={sizes} />}
      <img
        {...source}
        sizes={sizes}
        alt={alt.text}
        {...languageOf(alt)}
        width={across * 100}
        height={down * 100}
        className={className}
        style={{ aspectRatio: `${across} / ${down}`, background: image.dominantColour }}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : "auto"}
      />
    </>
  );
}
