import type { ChoosePictures } from "../../ui/primitives/choose-picture.ts";
import { listCrops, type SizedPicture } from "./list-crops.ts";

/**
 * Returns one picture of each set, for cards of one list: its first photograph that is not shown nearby. Other cuts of a
 * photograph come before the next photograph. Illustrations are for sets without photographs (W130).
 */
export function chooseRowPictures<Image extends SizedPicture>(
  sets: readonly (readonly Image[])[],
  choose: ChoosePictures,
): readonly (Image | undefined)[] {
  return choose(sets.map(listCandidates));
}

function listCandidates<Image extends SizedPicture>(images: readonly Image[]): readonly Image[] {
  const photographs = images.filter(({ isDrawing = false }) => !isDrawing);
  return photographs.length === 0 ? images : photographs.flatMap((image) => [image, ...listCrops(image)]);
}
