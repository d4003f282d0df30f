import type { SliceProps } from "../../renderer/define-slice.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Hero.css.ts";
import { HeroCompact } from "./HeroCompact.tsx";
import { HeroPhotograph } from "./HeroPhotograph.tsx";
import type { HeroFields } from "./index.ts";

/** The top of a page. The heading never lies on the photograph, so it is readable on any picture. */
export function Hero({ fields, variation, page }: SliceProps<HeroFields>) {
  return (
    <>
      <StyleSheet of={css} />
      {variation === "compact" ? (
        <HeroCompact fields={fields} page={page} />
      ) : (
        <HeroPhotograph fields={fields} page={page} />
      )}
    </>
  );
}
