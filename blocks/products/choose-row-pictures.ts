import type { ChoosePictures } from "../../ui/primitives/choose-picture.ts";
import { listCrops, type SizedPicture } from "./list-crops.ts";

/**
 * Returns one picture of each set, for cards of one list: its first photograph that is not shown nearby. Other cuts of a
 * photograph come before the next photograph. A set that begins with an illustration has illustrations (W130).
 */
export function chooseRowPictures<Image extends SizedPicture>(
  sets: readonly (readonly Image[])[],
  choose: ChoosePictures,
): readonly (Image | undefined)[] {
  return choose(sets.map(listCandidates));
}

/** The first picture leads everywhere: a photograph in its cuts, or the poster of a show, which no photograph replaces. */
function listCandidates<Image extends SizedPicture>(images: readonly Image[]): readonly Image[] {
  const leadsDrawing = images[0]?.isDrawing ?? false;
  const ofKind = images.filter(({ isDrawing = false }) => isDrawing === leadsDrawing);
  return ofKind.flatMap((image) => [image, ...listCrops(image)]);
}
