import type { SliceProps } from "../../renderer/index.ts";
import { Embed } from "../../ui/player/Embed.tsx";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { VideoFields } from "./fields.ts";
import * as css from "./Video.css.ts";

/**
 * Renders a film, or the site's own (D30). It plays once a traveller starts it; before that, nothing of the other site
 * loads.
 */
export function Video({ fields, id, page }: SliceProps<VideoFields>) {
  const film = fields.film ?? page.site.film;
  if (film === undefined) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <div className={css.film}>
        <Embed
          block={film}
          poster={
            fields.poster && (
              <Picture image={fields.poster} ratio="16:10" sizes={sizes} className={css.poster} page={page} />
            )
          }
          caption={page.text(fields.caption)}
          language={page.locale.tag}
          page={page}
        />
      </div>
    </Section>
  );
}

const sizes = "(min-width: 1000px) 960px, calc(100vw - 32px)";
