import type { SliceProps } from "../../renderer/index.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Hero.css.ts";
import { HeroCompact } from "./HeroCompact.tsx";
import { HeroHours } from "./HeroHours.tsx";
import { HeroPhotograph } from "./HeroPhotograph.tsx";
import { HeroPosters } from "./HeroPosters.tsx";
import { HeroWall } from "./HeroWall.tsx";
import { HeroWide } from "./HeroWide.tsx";
import type { HeroFields } from "./fields.ts";

/** Renders the top of a page. The heading never lies on a photograph, so it is readable on any picture. */
export function Hero({ fields, variation, id, page }: SliceProps<HeroFields>) {
  const props = { fields, id, page };
  return (
    <>
      <StyleSheet of={css} />
      {variation === "default" && <HeroPhotograph {...props} />}
      {variation === "compact" && <HeroCompact fields={fields} page={page} />}
      {variation === "posters" && <HeroPosters {...props} />}
      {variation === "wide" && <HeroWide {...props} />}
      {variation === "wall" && <HeroWall {...props} />}
      {variation === "hours" && <HeroHours {...props} />}
    </>
  );
}
