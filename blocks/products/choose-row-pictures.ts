import type { ChoosePictures, ShownPicture } from "../../ui/primitives/choose-picture.ts";

/**
 * Returns one picture of each set, for cards in one row. Photographs and illustrations are not mixed where all sets have
 * one of a kind. Photographs come first, unless they repeat what is shown nearby.
 */
export function chooseRowPictures<Image extends ShownPicture>(
  sets: readonly (readonly Image[])[],
  choose: ChoosePictures,
): readonly (Image | undefined)[] {
  const pure = [false, true].map((isDrawing) => sets.map((images) => ofKind(images, isDrawing))).filter(isWhole);
  return choose(...(pure.length > 0 ? pure : [sets.map(firstKind)]));
}

function ofKind<Image extends ShownPicture>(images: readonly Image[], isDrawing: boolean): readonly Image[] {
  return images.filter((image) => (image.isDrawing ?? false) === isDrawing);
}

function isWhole(sets: readonly (readonly ShownPicture[])[]): boolean {
  return sets.every((images) => images.length > 0);
}

/** The pictures of the kind that comes first. */
function firstKind<Image extends ShownPicture>(images: readonly Image[]): readonly Image[] {
  return ofKind(images, images[0]?.isDrawing ?? false);
}
