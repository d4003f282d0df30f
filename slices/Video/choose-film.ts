import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import type { PictureImage } from "../../ui/primitives/Picture.tsx";
import type { VideoFields } from "./fields.ts";

type FilmFacts = Pick<PageFacts, "place" | "site">;

/** A film with its facts; each is undefined where nobody says. */
export interface ChosenFilm {
  readonly film: NonNullable<VideoFields["film"]>;
  readonly poster: PictureImage | undefined;
  /** ISO 8601: `PT72S`. */
  readonly duration: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly uploadDate: string | undefined;
}

/** Returns needs for the film of the page's collection, where the editor names none. */
export function filmNeeds({ film }: VideoFields, { place }: Pick<PageFacts, "place">): Needs {
  return film !== undefined || place.collection === undefined
    ? noNeeds
    : need("collections", [{ id: place.collection }]);
}

/** Returns the editor's film, else the first one of the page's collection (D4), else the site's (D30). */
export function chooseFilm(
  fields: VideoFields,
  { snapshot, place, site }: FilmFacts & { readonly snapshot: Snapshot },
): ChosenFilm | undefined {
  const { poster, seconds } = fields;
  const entered = {
    poster,
    duration: seconds === undefined ? undefined : `PT${seconds}S`,
    uploadDate: fields.uploaded_on,
  };
  if (fields.film !== undefined) return { ...entered, film: fields.film };
  const collection = place.collection === undefined ? undefined : snapshot.get("collections", { id: place.collection });
  const video = collection?.videos[0];
  if (collection === undefined || video === undefined) return site.film && { ...entered, film: site.film };
  const { url, thumbnailUrl, duration, uploadDate } = video;
  const still = thumbnailUrl === "" ? undefined : { url: thumbnailUrl, alt: "" };
  return { film: { url, title: collection.name.text }, poster: poster ?? still, duration, uploadDate };
}
