import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Carousel.css.ts";
import { Dots } from "./Dots.island.tsx";

export interface CarouselProps {
  readonly t: Translator;
  /** The row: a list that scrolls sideways where not all of it fits. */
  readonly children: ReactNode;
}

/** A row of cards with dots for its parts (D29). */
export function Carousel({ t, children }: CarouselProps) {
  const part = t("blocks.carouselPart", { n: "{n}", count: "{count}" });
  return (
    <div className={css.carousel}>
      <StyleSheet of={css} />
      <Dots label={t("blocks.carousel")} part={part} className={css.dots}>
        {children}
      </Dots>
    </div>
  );
}
