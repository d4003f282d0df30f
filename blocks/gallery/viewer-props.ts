import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import { imgixSource, type PicturePage } from "../../ui/primitives/imgix-source.ts";
import type { Photo } from "./photo.ts";

export interface ViewerProps {
  readonly pictures: readonly ViewerPicture[];
  readonly texts: ViewerTexts;
  readonly direction: "ltr" | "rtl";
  readonly nextIcon: ReactNode;
  readonly previousIcon: ReactNode;
  readonly closeIcon: ReactNode;
  /** Links to the pictures, each with its index in `data-picture`. */
  readonly children: ReactNode;
}

/** Picture as the viewer shows it: whole, in the width of the screen. */
export interface ViewerPicture {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  /** "Picture 2 of 5". */
  readonly position: string;
}

export function viewerPicture({ image, caption }: Photo, position: string, page: PicturePage): ViewerPicture {
  const { alt, width, height } = image;
  return { ...imgixSource(image, "whole", page), alt, width, height, caption, position };
}

/** Texts of the viewer, in the page's language. */
export interface ViewerTexts {
  readonly label: string;
  readonly next: string;
  readonly previous: string;
  readonly close: string;
}

export function viewerTexts(title: string, t: Translator): ViewerTexts {
  return {
    label: title || t("gallery.label"),
    next: t("gallery.next"),
    previous: t("gallery.previous"),
    close: t("gallery.close"),
  };
}
