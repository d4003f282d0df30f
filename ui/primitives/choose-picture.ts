import { asLocalized, type TextOnPage } from "../../i18n/localized-text.ts";

/** How many pictures before it a picture differs from: more than a window shows at once. */
const nearby = 16;

/** A picture of an editor or of the provider. */
export interface ShownPicture {
  readonly url: string;
  readonly alt: TextOnPage;
  readonly isDrawing?: boolean;
  /** Tells parts of one photograph apart: `near`. Undefined for the whole one, and for an editor's own crop. */
  readonly crop?: string;
}

/**
 * Returns one picture of each set, in the order of the sets; undefined for an empty set. It is the first one that is not
 * shown nearby, and of illustrations the first subject.
 */
export type ChoosePictures = <Image extends ShownPicture>(
  sets: readonly (readonly Image[])[],
) => readonly (Image | undefined)[];

/**
 * How soon a picture is loaded. The first of a page is requested from its head, before all else. Others wait until they are
 * near the window, unless they are beside the first.
 */
type PictureLoading = "first" | "eager" | "lazy";

/** Chooses the pictures of one page. */
export interface PictureChoice {
  readonly choose: ChoosePictures;
  /**
   * Returns how soon a card's picture is loaded, once it was chosen. On a page that begins with cards their first row is loaded at
   * once. A hero is first in any case and never calls this, so that the cards below it wait.
   */
  readonly chooseLoading: (image: ShownPicture | undefined) => PictureLoading;
}

/** How many cards the widest row has. */
const firstRow = 4;

/** Pictures that a page has shown, in its order, and their subjects. */
interface Shown {
  readonly pictures: readonly string[];
  readonly subjects: readonly string[];
}

/**
 * Returns a choice for one page, so that no window shows a picture twice. The parts of a page choose in their order on
 * it, and each choice counts for the next ones.
 */
export function createPictureChoice(): PictureChoice {
  let shown: Shown = { pictures: [], subjects: [] };
  let startsWithCards = false;
  return {
    choose: (sets) =>
      sets.map((images) => {
        const image = findLeastShown(images, shown);
        if (image !== undefined) shown = addShown(image, shown);
        return image;
      }),
    chooseLoading: (image) => {
      const position = image === undefined ? -1 : shown.pictures.lastIndexOf(toPictureIdentity(image));
      startsWithCards ||= position === 0;
      if (position === 0) return "first";
      return startsWithCards && position > 0 && position < firstRow ? "eager" : "lazy";
    },
  };
}

/** Returns the first picture that is not shown nearby, or else the one that was shown longest ago. */
function findLeastShown<Image extends ShownPicture>(images: readonly Image[], shown: Shown): Image | undefined {
  const [best] = images
    .map((image) => ({ image, ...lastShown(image, shown) }))
    .toSorted((one, other) => one.picture - other.picture || one.subject - other.subject);
  return best?.image;
}

function addShown(image: ShownPicture, { pictures, subjects }: Shown): Shown {
  return {
    pictures: [...pictures, toPictureIdentity(image)],
    subjects: [...subjects, toPictureSubject(image)],
  };
}

/** Returns where a picture and its subject were shown last; -1 for anywhere that is not nearby. */
function lastShown(image: ShownPicture, { pictures, subjects }: Shown) {
  return {
    picture: lastNearby(toPictureIdentity(image), pictures),
    subject: lastNearby(toPictureSubject(image), subjects),
  };
}

function lastNearby(name: string, shown: readonly string[]): number {
  const last = shown.lastIndexOf(name);
  return last < shown.length - nearby ? -1 : last;
}

/** An editor's crop of a photograph is one picture with the whole. */
function toPictureIdentity({ url, isDrawing = false, crop = "" }: ShownPicture): string {
  return isDrawing ? url : `${url.split("?")[0] ?? url}${crop}`;
}

/** Two illustrations of the same thing look alike. */
function toPictureSubject(image: ShownPicture): string {
  const { text } = asLocalized(image.alt);
  return image.isDrawing && text !== "" ? text : toPictureIdentity(image);
}
