import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Poster.css.ts";
import { posterPalettes, posterSeed, posterTiles } from "./poster-tiles.ts";
import { type PosterRatio, posterTitleSize } from "./poster-title-size.ts";

export interface PosterProps {
  readonly title: string;
  /** Venue or city. */
  readonly subtitle?: string;
  readonly ratio?: PosterRatio;
}

/** A picture made of type and tiles, for what has no photograph. It depends on the title alone, so it never changes. */
export function Poster({ title, subtitle = "", ratio = "4:5" }: PosterProps) {
  const pick = posterSeed(title);
  const { ground, ink, tiles } = posterPalettes[pick(posterPalettes.length)] ?? posterPalettes[0];
  const columns = ratio === "4:5" ? 4 : 2;
  return (
    <div role="img" aria-label={title} className={css.ratio[ratio]} style={{ background: ground, color: ink }}>
      <StyleSheet of={css} />
      <svg aria-hidden viewBox={`0 0 ${columns} 3`} className={css.wall[ratio]}>
        {posterTiles(columns, 3, pick).map(({ path, transform, color }) => (
          <path
            key={transform}
            d={path}
            transform={transform}
            fill={tiles[color]}
            stroke={tiles[color]}
            strokeWidth=".01"
          />
        ))}
      </svg>
      <div aria-hidden className={css.words[ratio]}>
        <div className={css.title[posterTitleSize(title, ratio)]}>{title}</div>
        {subtitle !== "" && <div className={css.subtitle}>{subtitle}</div>}
      </div>
    </div>
  );
}
