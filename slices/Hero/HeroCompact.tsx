import type { PageContext } from "../../renderer/index.ts";
import { Picture } from "../../ui/primitives/Picture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { HeroFields } from "./fields.ts";
import { column } from "./Hero.css.ts";
import * as css from "./HeroCompact.css.ts";
import { HeroHeading } from "./HeroText.tsx";

interface HeroCompactProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

/** Renders heading and introduction beside a small picture, for pages of text. */
export function HeroCompact({ fields, page }: HeroCompactProps) {
  const [image] = page.pictures.choose([fields.image ? [fields.image] : []]);
  return (
    <header className={column}>
      <StyleSheet of={css} />
      <div className={css.columns}>
        <div>
          <HeroHeading fields={fields} page={page} />
        </div>
        {image && (
          <div className={css.picture}>
            <Picture image={image} ratio="3:2" sizes="(min-width: 768px) 400px, 100vw" page={page} loading="first" />
          </div>
        )}
      </div>
    </header>
  );
}
