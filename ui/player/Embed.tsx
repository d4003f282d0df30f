import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Embed.css.ts";
import { filmFile } from "./film-file.ts";
import { Player } from "./Player.island.tsx";
import { playerUrl } from "./player-url.ts";

interface Props {
  /** An address on another site, and its title, which may be empty. */
  readonly block: { readonly url: string; readonly title: string };
  readonly page: { readonly t: Translator };
  /** A picture of ours that stands for the film until it starts. */
  readonly poster?: ReactNode;
  /** Text below it, before the link to the other site. */
  readonly caption?: string;
  /** BCP 47: the language of the player and its subtitles. By default the player chooses. */
  readonly language?: string;
}

/**
 * Something of another site, or the file of a film. A film plays on the page once a traveller starts it. Before that nothing
 * of it loads, and nothing of the other site. Everything else is a link, and so is a film without script.
 */
export function Embed({ block: { url, title }, page: { t }, poster, caption = "", language }: Props) {
  const name = title === "" ? url : title;
  const file = filmFile(url);
  const player = file ?? playerUrl(url, language);
  if (player === undefined) {
    return (
      <p>
        <a href={url}>{name}</a>
      </p>
    );
  }
  return (
    <figure>
      <StyleSheet of={css} />
      <Player player={player} isFile={file !== undefined} title={name} label={t("richText.playVideo", { title: name })}>
        <a href={url} className={poster ? `${css.screen} ${css.posted}` : css.screen}>
          {poster}
          <span className={css.sign}>
            <Icon name="play" />
          </span>
          <span className={poster ? css.name : undefined}>{name}</span>
        </a>
      </Player>
      <figcaption>
        {caption}
        {file === undefined && caption !== "" && " "}
        {file === undefined && (
          <a href={url}>{t("richText.watchAt", { site: new URL(url).hostname.replace(/^www\./, "") })}</a>
        )}
      </figcaption>
    </figure>
  );
}
