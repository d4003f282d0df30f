import type { ReactNode } from "react";
import * as css from "./Hero.css.ts";
import { HeroLead, type HeroLeadProps } from "./HeroLead.tsx";

interface HeroBandProps extends HeroLeadProps {
  /** Stands beside the heading, on a phone above it; undefined without anything to show. */
  readonly side: ReactNode;
  /** The look of both columns, besides the usual one. */
  readonly columns?: string;
  /** Stands below the heading where nothing is beside it. */
  readonly below?: ReactNode;
}

/** Renders the heading, a search and the next step in a band, with what a variation shows beside them. */
export function HeroBand({ side, columns, below, ...lead }: HeroBandProps) {
  const beside = columns === undefined ? css.beside : `${css.beside} ${columns}`;
  return (
    <header className={css.band}>
      <div className={side === undefined ? css.alone : beside}>
        <div className={css.text}>
          <HeroLead {...lead} />
          {side === undefined && below}
        </div>
        {side}
      </div>
    </header>
  );
}
