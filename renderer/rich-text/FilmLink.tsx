import type { ReactNode } from "react";
import * as css from "./Embed.css.ts";

export interface PlayerProps {
  /** Address of the player, on another site. */
  readonly player: string;
  /** Address of the film's own page. */
  readonly url: string;
  readonly title: string;
  /** Label of the button that starts the film. */
  readonly label: string;
  /** What shows until the film plays. */
  readonly children: ReactNode;
}

/** A film as a link, where there is no script. */
export function FilmLink({ url, children }: Pick<PlayerProps, "url" | "children">) {
  return (
    <a href={url} className={css.screen}>
      {children}
    </a>
  );
}
