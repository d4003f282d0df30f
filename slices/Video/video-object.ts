import type { PageContext, StructuredNode } from "../../renderer/index.ts";
import { filmFile } from "../../ui/player/film-file.ts";
import { playerUrl } from "../../ui/player/player-url.ts";
import { chooseFilm } from "./choose-film.ts";
import type { VideoFields } from "./fields.ts";

/** Returns a film for search engines, as structured data of its page. It is there only with all of its facts (F15). */
export function videoObject(fields: VideoFields, page: PageContext): readonly StructuredNode[] {
  const { film, poster, duration, uploadDate } = chooseFilm(fields, page) ?? {};
  if (film === undefined || poster === undefined || duration === undefined || uploadDate === undefined) return [];
  const name = page.text(fields.title) || film.title;
  const caption = page.text(fields.caption);
  return [
    {
      "@type": "VideoObject",
      name,
      ...(caption === "" ? {} : { description: caption }),
      thumbnailUrl: poster.url,
      ...toAddresses(film.url, page),
      duration,
      uploadDate,
    },
  ];
}

/** The file of a film is its content; another address is a page that may have a player. */
function toAddresses(url: string, { site }: Pick<PageContext, "site">) {
  const file = filmFile(url);
  if (file !== undefined) return { contentUrl: new URL(file, `https://${site.host}`).href };
  const player = playerUrl(url);
  return { url, ...(player === undefined ? {} : { embedUrl: player }) };
}
