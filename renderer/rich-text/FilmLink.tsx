import * as css from "./Embed.css.ts";
import type { PlayerProps } from "./player-props.ts";

/** What stands in a film's place without script. */
export function FilmLink({ url, children }: Pick<PlayerProps, "url" | "children">) {
  return (
    <a href={url} className={css.screen}>
      {children}
    </a>
  );
}
