import type { PageContext } from "../../renderer/render/page-context.ts";
import * as css from "./Hero.css.ts";
import { HeroAction } from "./HeroAction.tsx";
import { HeroChips } from "./HeroChips.tsx";
import { HeroHeading } from "./HeroHeading.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import type { HeroFields } from "./index.ts";

interface HeroPhotographProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

/** Full-width photograph; from a tablet on, a calm panel with the heading rises into its lower edge. */
export function HeroPhotograph({ fields, page }: HeroPhotographProps) {
  return (
    <header>
      {fields.image && <HeroPicture image={fields.image} />}
      <div className={css.column}>
        <div className={fields.image ? css.panel : css.panelAlone}>
          <HeroHeading fields={fields} page={page} />
          <HeroAction cta={fields.cta} page={page} />
          <HeroChips chips={fields.chips} page={page} />
        </div>
      </div>
    </header>
  );
}
