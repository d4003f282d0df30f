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

/** What a page has shown, in its order: pictures, and what is on them. */
interface Shown {
  readonly pictures: readonly string[];
  readonly subjects: readonly string[];
}

/**
 * Returns a choice for one page, so that no window shows a picture twice. The parts of a page choose in their order on
 * it, and each choice counts for the next ones.
 */
export function createPictureChoice(): ChoosePictures {
  let shown: Shown = { pictures: [], subjects: [] };
  return (...choices) => {
    const [best] = choices.map((sets) => chooseFrom(sets, shown)).toSorted((one, other) => one.repeats - other.repeats);
    shown = best?.shown ?? shown;
    return best?.chosen ?? [];
  };
}

function chooseFrom<Image extends ShownPicture>(sets: readonly (readonly Image[])[], before: Shown) {
  let shown = before;
  let repeats = 0;
  const chosen = sets.map((images) => {
    const [best] = images
      .map((image) => ({ image, ...lastShown(image, shown) }))
      .toSorted((one, other) => one.picture - other.picture || one.subject - other.subject);
    if (best === undefined) return undefined;
    const { image, subject } = best;
    shown = { pictures: [...shown.pictures, pictureOf(image)], subjects: [...shown.subjects, subjectOf(image)] };
    if (subject >= 0) repeats += 1;
    return image;
  });
  return { chosen, shown, repeats };
}

/** Returns where a picture and its subject were shown last; -1 for anywhere that is not nearby. */
function lastShown(image: ShownPicture, { pictures, subjects }: Shown) {
  return { picture: lastNearby(pictureOf(image), pictures), subject: lastNearby(subjectOf(image), subjects) };
}

function lastNearby(name: string, shown: readonly string[]): number {
  const last = shown.lastIndexOf(name);
  return last < shown.length - nearby ? -1 : last;
}

/** Two crops of a photograph are one picture. */
function pictureOf({ url, isDrawing = false }: ShownPicture): string {
  return isDrawing ? url : (url.split("?")[0] ?? url);
}

/** Two illustrations of the same thing look alike. */
function subjectOf(image: ShownPicture): string {
  const { text } = asLocalized(image.alt);
  return image.isDrawing && text !== "" ? text : pictureOf(image);
}
