import type { PageContext } from "../../renderer/render/page-context.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import * as css from "./Hero.css.ts";
import { HeroHeading } from "./HeroHeading.tsx";
import type { HeroFields } from "./index.ts";

interface HeroCompactProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

/** Heading and introduction beside a small picture, for pages that are read. */
export function HeroCompact({ fields, page }: HeroCompactProps) {
  return (
    <header className={css.column}>
      <div className={css.compact}>
        <div>
          <HeroHeading fields={fields} page={page} />
        </div>
        {fields.image && (
          <div className={css.compactPicture}>
            <Picture image={fields.image} ratio="3:2" sizes="(min-width: 768px) 400px, 100vw" priority />
          </div>
        )}
      </div>
    </header>
  );
}
