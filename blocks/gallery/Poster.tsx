import { asLocalized, pickLanguage, type TextOnPage } from "../../i18n/localized-text.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Poster.css.ts";
import { posterPalettes, posterSeed, posterTiles } from "./poster-tiles.ts";
import { type PosterRatio, posterTitleSize } from "./poster-title-size.ts";

export interface PosterProps {
  readonly title: TextOnPage;
  /** Venue or city. */
  readonly subtitle?: TextOnPage;
  readonly ratio?: PosterRatio;
  /** Sets its size, where that is not the width of its place. */
  readonly className?: string;
}

/** A picture made of type and tiles, for what has no photograph. It depends on the title alone, so it never changes. */
export function Poster({ title, subtitle = "", ratio = "4:5", className = "" }: PosterProps) {
  const name = asLocalized(title);
  const where = asLocalized(subtitle);
  const pick = posterSeed(name.text);
  const palette = posterPalettes[pick(posterPalettes.length)] ?? posterPalettes[0];
  const style = { background: palette.ground, color: palette.ink };
  return (
    <div
      role="img"
      aria-label={name.text}
      {...pickLanguage(name)}
      className={`${css.ratio[ratio]} ${className}`.trim()}
      style={style}
    >
      <StyleSheet of={css} />
      <Wall ratio={ratio} colors={palette.tiles} pick={pick} />
      <div aria-hidden className={css.words[ratio]}>
        <div className={css.title[posterTitleSize(name.text, ratio)]}>{name.text}</div>
        {where.text !== "" && (
          <div className={css.subtitle}>
            <Localized text={where} />
          </div>
        )}
      </div>
    </div>
  );
}

interface WallProps {
  readonly ratio: PosterRatio;
  readonly colors: (typeof posterPalettes)[number]["tiles"];
  readonly pick: ReturnType<typeof posterSeed>;
}

/** The tiles behind the words. */
function Wall({ ratio, colors, pick }: WallProps) {
  const columns = ratio === "4:5" ? 4 : 2;
  return (
    <svg aria-hidden viewBox={`0 0 ${columns} 3`} className={css.wall[ratio]}>
      {posterTiles(columns, 3, pick).map(({ path, transform, color }) => (
        <path
          key={transform}
          d={path}
          transform={transform}
          fill={colors[color]}
          stroke={colors[color]}
          strokeWidth=".01"
        />
      ))}
    </svg>
  );
}
