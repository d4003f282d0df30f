import { asLocalized, type TextOnPage } from "../../i18n/localized-text.ts";

/** How many pictures before it a picture differs from: more than a window shows at once. */
const nearby = 16;

/** A picture of an editor or of the provider. */
interface ShownPicture {
  readonly url: string;
  readonly alt: TextOnPage;
  readonly isDrawing?: boolean;
}

/**
 * Returns one picture of each set, in the order of the sets; undefined for an empty set. Of several choices of sets it
 * takes the one with the fewest pictures that are shown nearby.
 */
export type ChoosePictures = <Image extends ShownPicture>(
  ...choices: readonly (readonly (readonly Image[])[])[]
) => readonly (Image | undefined)[];

/**
 * Returns a choice for one page, so that no window shows a picture twice. The parts of a page choose in their order on
 * it, and each choice counts for the next ones.
 */
export function createPictureChoice(): ChoosePictures {
  let shown: readonly string[] = [];
  return (...choices) => {
    const [best] = choices.map((sets) => chooseFrom(sets, shown)).toSorted((one, other) => one.repeats - other.repeats);
    shown = best?.shown ?? shown;
    return best?.chosen ?? [];
  };
}

function chooseFrom<Image extends ShownPicture>(sets: readonly (readonly Image[])[], before: readonly string[]) {
  const shown = [...before];
  let repeats = 0;
  const chosen = sets.map((images) => {
    const [{ image, last } = { image: undefined, last: -1 }] = images
      .map((each) => ({ image: each, last: lastNearby(each, shown) }))
      .toSorted((one, other) => one.last - other.last);
    if (image !== undefined) shown.push(subjectOf(image));
    if (last >= 0) repeats += 1;
    return image;
  });
  return { chosen, shown, repeats };
}

/** Returns where a picture was shown last; -1 for anywhere that is not nearby. */
function lastNearby(image: ShownPicture, shown: readonly string[]): number {
  const last = shown.lastIndexOf(subjectOf(image));
  return last < shown.length - nearby ? -1 : last;
}

/** Two crops of a photograph are one, and two illustrations of the same thing look alike. */
function subjectOf({ url, alt, isDrawing = false }: ShownPicture): string {
  const { text } = asLocalized(alt);
  return isDrawing && text !== "" ? text : (url.split("?")[0] ?? url);
}
