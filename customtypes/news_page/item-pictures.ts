import { need, type Needs, noNeeds } from "../../renderer/index.ts";
import type { ShownPicture } from "../../ui/primitives/choose-picture.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PictureProps } from "../../ui/primitives/Picture.tsx";
import type { NewsItem } from "./news-items.ts";

/** Returns the need for the shows whose posters stand in for missing photographs: one call for all items. */
export function posterNeeds(items: readonly NewsItem[]): Needs {
  const ids = items.flatMap((item) => findPosterProduct(item) ?? []);
  return ids.length === 0
    ? noNeeds
    : need(
        "products",
        ids.map((id) => ({ id })),
      );
}

/** The show whose poster an item has; undefined for one with a photograph. */
function findPosterProduct({ photo, productIds }: NewsItem): number | undefined {
  return photo === undefined ? productIds[0] : undefined;
}

/** Returns the pictures that an item may show: its photograph, else those of its first show. */
export function listItemPictures(
  item: NewsItem,
  snapshot: Snapshot,
): readonly (ShownPicture & PictureProps["image"])[] {
  if (item.photo !== undefined) return [item.photo];
  const id = findPosterProduct(item);
  return id === undefined ? [] : (snapshot.get("products", { id })?.images ?? []);
}
