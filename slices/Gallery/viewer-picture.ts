import { imgixSource } from "../../ui/primitives/imgix-source.ts";
import type { Photo } from "./photos-of.ts";

/** A picture as the viewer shows it: whole, in the width of the screen. */
export interface ViewerPicture {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  /** "Picture 2 of 5". */
  readonly position: string;
}

export function viewerPicture({ image, caption }: Photo, position: string): ViewerPicture {
  const { alt, width, height } = image;
  return { ...imgixSource(image, `${width}:${height}`), alt, width, height, caption, position };
}
