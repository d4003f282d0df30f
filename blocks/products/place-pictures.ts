import { isVectorImage } from "../../ui/primitives/is-vector-image.ts";

/** Addresses of the provider → pictures, without the empty ones. They are decorative: the name of the place is beside them. */
export function placePictures(urls: readonly string[]): readonly PlacePicture[] {
  return urls.filter((url) => url !== "").map((url) => ({ url, alt: "", isDrawing: isVectorImage(url) }));
}

interface PlacePicture {
  readonly url: string;
  readonly alt: string;
  /** Tells illustrations with one path apart by what their addresses say. */
  readonly isDrawing: boolean;
}
