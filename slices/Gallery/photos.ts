import type { PageContext } from "../../renderer/index.ts";
import type { Photo } from "../../blocks/gallery/photo.ts";
import type { GalleryFields } from "./fields.ts";

/** Returns the photographs with their captions; omits an item without a picture. */
export function listGalleryPhotos({ images }: GalleryFields, page: Pick<PageContext, "text">): readonly Photo[] {
  return images.flatMap(({ image, caption }) => (image === undefined ? [] : [{ image, caption: page.text(caption) }]));
}
