import { playerUrl } from "../../ui/player/player-url.ts";
import type { VideoFields } from "./fields.ts";

/**
 * Returns the facts of a document's film for search engines. Its address, length and upload date must all exist (F15).
 * A result with a player needs a picture too.
 */
export function knownFilm({ film, poster, seconds, uploaded_on: uploadDate }: VideoFields) {
  if (film === undefined || seconds === undefined || uploadDate === undefined || poster === undefined) return undefined;
  return { film, poster, seconds, uploadDate, player: playerUrl(film.url) };
}
