import type { PictureRatio, PictureUse } from "../../routing/picture-sizes.ts";
import { asLocalized, pickLanguage, type TextOnPage } from "../../i18n/localized-text.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { imgixSource, type PicturePage } from "./imgix-source.ts";
import * as css from "./Picture.css.ts";
import { PicturePreload } from "./PicturePreload.tsx";

export interface PictureImage {
  readonly url: string;
  readonly alt: TextOnPage;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** `#rrggbb`, to show while it loads. */
  readonly dominantColor?: string | undefined;
}

export interface PictureProps {
  readonly image: PictureImage;
  readonly ratio: PictureRatio;
  /** As in HTML: how wide the picture is shown, `(min-width: 768px) 50vw, 100vw`. */
  readonly sizes: string;
  /** By default any. */
  readonly use?: PictureUse;
  readonly page: PicturePage;
  /** When near the window by default. `first` is for the one picture that a visitor sees first. */
  readonly loading?: "first" | "eager" | "lazy" | undefined;
  /** Sets its size, where that is not the width of its place. */
  readonly className?: string;
}

/** A photograph cut to a ratio around its focal point. It has its final size from the start, and its dominant color. */
export function Picture(props: PictureProps) {
  const { image, ratio, sizes, use, page, loading = "lazy", className = css.picture } = props;
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  const alt = asLocalized(image.alt);
  const source = imgixSource(image, ratio, page, use);
  return (
    <>
      <StyleSheet of={css} />
      {loading === "first" && <PicturePreload source={source} sizes={sizes} />}
      <img
        {...source}
        sizes={source.srcSet && sizes}
        alt={alt.text}
        {...pickLanguage(alt)}
        width={across * 100}
        height={down * 100}
        className={className}
        style={{ aspectRatio: `${across} / ${down}`, background: image.dominantColor }}
        loading={loading === "lazy" ? "lazy" : "eager"}
        decoding={loading === "first" ? "sync" : "async"}
        fetchPriority={loading === "first" ? "high" : "auto"}
      />
    </>
  );
}
