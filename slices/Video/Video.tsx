import type { SliceProps } from "../../renderer/index.ts";
import { Embed } from "../../ui/player/Embed.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { chooseFilm } from "./choose-film.ts";
import type { VideoFields } from "./fields.ts";
import * as css from "./Video.css.ts";

/**
 * Renders a film, or that of the page's collection or site (D4, D30). It plays once a traveller starts it; before that,
 * nothing of it loads.
 */
export function Video({ fields, id, page }: SliceProps<VideoFields>) {
  const chosen = chooseFilm(fields, page);
  if (chosen === undefined) return null;
  const { film, poster } = chosen;
  const heading = page.text(fields.title);
  // The editor's words are in the page's language.
  const title = fields.film === undefined && heading !== "" ? heading : film.title;
  return (
    <Section id={id} title={heading}>
      <StyleSheet of={css} />
      <div className={css.film}>
        <Embed
          block={{ ...film, title }}
          poster={poster && <Picture image={poster} ratio="16:10" sizes={sizes} className={css.poster} page={page} />}
          caption={page.text(fields.caption)}
          language={page.locale.tag}
          page={page}
        />
      </div>
    </Section>
  );
}

const sizes = "(min-width: 1000px) 960px, calc(100vw - 32px)";
