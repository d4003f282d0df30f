import type { PageContext } from "../../renderer/render/page-context.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import * as css from "./Hero.css.ts";
import type { HeroFields } from "./index.ts";

interface HeroHeadingProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

export function HeroHeading({ fields, page }: HeroHeadingProps) {
  const eyebrow = page.text(fields.eyebrow);
  const title = page.text(fields.title);
  return (
    <>
      {eyebrow !== "" && <p className={css.eyebrow}>{eyebrow}</p>}
      {title !== "" && <h1 className={css.title}>{title}</h1>}
      <div className={css.intro}>
        <RichTextView value={fields.intro} page={page} />
      </div>
    </>
  );
}
