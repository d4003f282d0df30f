import type { StructuredNode } from "../../renderer/part.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { playerUrl } from "../../renderer/rich-text/player-url.ts";
import type { VideoFields } from "./index.ts";

/**
 * Returns a film for search engines, only if its address, length and upload date all exist (specification §5). A result
 * with a player needs a picture too.
 */
export function videoObject(fields: VideoFields, page: PageContext): readonly StructuredNode[] {
  const { film, poster, seconds, uploaded_on: uploadDate } = fields;
  if (film === undefined || seconds === undefined || uploadDate === undefined || poster === undefined) return [];
  const name = page.text(fields.title) || film.title;
  const caption = page.text(fields.caption);
  const player = playerUrl(film.url);
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
