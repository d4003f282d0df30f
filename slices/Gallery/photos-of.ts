import type { PageContext } from "../../renderer/render/page-context.ts";
import type { Image } from "../../content/fields/image.ts";
import type { GalleryFields } from "./index.ts";

export interface Photo {
  readonly image: Image;
  readonly caption: string;
}

/** The photographs an editor chose, with their captions; an item without a picture is left out. */
export function photosOf({ images }: GalleryFields, page: Pick<PageContext, "text">): readonly Photo[] {
  return images.flatMap(({ image, caption }) => (image === undefined ? [] : [{ image, caption: page.text(caption) }]));
}
