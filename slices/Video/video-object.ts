import type { PageContext, StructuredNode } from "../../renderer/index.ts";
import { playerUrl } from "../../ui/player/player-url.ts";
import type { VideoFields } from "./fields.ts";

/**
 * Returns the facts of a film for search engines. Its address, length and upload date must all exist (F15).
 * A result with a player needs a picture too.
 */
export function knownFilm({ film, poster, seconds, uploaded_on: uploadDate }: VideoFields) {
  if (film === undefined || seconds === undefined || uploadDate === undefined || poster === undefined) return undefined;
  return { film, poster, seconds, uploadDate, player: playerUrl(film.url) };
}

/** Returns a film for search engines, as structured data of its page. */
export function videoObject(fields: VideoFields, page: PageContext): readonly StructuredNode[] {
  const known = knownFilm(fields);
  if (known === undefined) return [];
  const { film, poster, seconds, uploadDate, player } = known;
  const name = page.text(fields.title) || film.title;
  const caption = page.text(fields.caption);
  return [
    {
      "@type": "VideoObject",
      name,
      ...(caption === "" ? {} : { description: caption }),
      thumbnailUrl: poster.url,
      url: film.url,
      ...(player === undefined ? {} : { embedUrl: player }),
      duration: `PT${seconds}S`,
      uploadDate,
    },
  ];
}
