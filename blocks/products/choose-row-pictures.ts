import type { ChoosePictures } from "../../ui/primitives/choose-picture.ts";
import { listCrops, type SizedPicture } from "./list-crops.ts";

/**
 * Returns one picture of each set, for cards of one list: the first photograph of its set, cut otherwise where it is shown
 * nearby, then a further one. A drawing is chosen for a set without photographs (W130).
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
