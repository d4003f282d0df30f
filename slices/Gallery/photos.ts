import type { Image } from "../../content/fields/image.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { GalleryFields } from "./index.ts";

export interface Photo {
  readonly image: Image;
  readonly caption: string;
}

/** Returns the photographs with their captions; omits an item without a picture. */
export function photosOf({ images }: GalleryFields, page: Pick<PageContext, "text">): readonly Photo[] {
  return images.flatMap(({ image, caption }) => (image === undefined ? [] : [{ image, caption: page.text(caption) }]));
}

/** Returns the address of the whole picture, at most 1920 px wide. The editor's own crop remains. */
export function largeImageUrl(url: string): string {
  const large = new URL(url);
  for (const [name, value] of Object.entries({ w: "1920", fit: "max", auto: "format", q: "80" })) {
    large.searchParams.set(name, value);
  }
  return large.href;
}
