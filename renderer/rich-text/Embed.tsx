import type { EmbedBlock } from "../../content/rich-text/rich-text.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { RichTextPage } from "./rich-text-page.ts";
import * as css from "./Embed.css.ts";
import { Player } from "./Player.island.tsx";
import { playerUrl } from "./player-url.ts";

interface Props {
  readonly block: EmbedBlock;
  readonly page: Pick<RichTextPage, "t">;
}

/**
 * Something of another site: a film plays where it stands, once the traveller asks for it; before that, nothing is
 * loaded from there, not even a picture. Everything else, and all of it without script, is a link.
 */
export function Embed({ block: { url, title }, page: { t } }: Props) {
  const name = title === "" ? url : title;
  const player = playerUrl(url);
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
      <Player player={player} url={url} title={name} label={t("richText.playVideo", { title: name })}>
        <span className={css.sign}>
          <Icon name="play" />
        </span>
        <span>{name}</span>
      </Player>
      <figcaption>
        <a href={url}>{t("richText.watchAt", { site: new URL(url).hostname.replace(/^www\./, "") })}</a>
      </figcaption>
    </figure>
  );
}
