import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Hero.css.ts";
import { HeroHours } from "./HeroHours.tsx";
import { HeroPhotograph } from "./HeroPhotograph.tsx";
import { HeroPosters } from "./HeroPosters.tsx";
import { HeroHeading } from "./HeroText.tsx";
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

interface HeroCompactProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

/** Renders heading and introduction beside a small picture, for pages of text. */
function HeroCompact({ fields, page }: HeroCompactProps) {
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  return (
    <header className={css.column}>
      <div className={css.compact}>
        <div>
          <HeroHeading fields={fields} page={page} />
        </div>
        {image && (
          <div className={css.compactPicture}>
            <Picture image={image} ratio="3:2" sizes="(min-width: 768px) 400px, 100vw" page={page} loading="first" />
          </div>
        )}
      </div>
    </header>
  );
}
