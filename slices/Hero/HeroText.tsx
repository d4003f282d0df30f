import { type PageContext, RichTextView } from "../../renderer/index.ts";
import { placeHeading } from "../../blocks/places/place-heading.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import * as css from "./Hero.css.ts";
import type { HeroFields } from "./fields.ts";

interface HeroHeadingProps {
  readonly fields: HeroFields;
  readonly page: PageContext;
}

export function HeroHeading({ fields, page }: HeroHeadingProps) {
  const eyebrow = page.text(fields.eyebrow);
  const title = page.text(fields.title) || (placeHeading(page)?.text ?? "");
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

interface HeroActionProps {
  readonly cta: HeroFields["cta"];
  readonly page: PageContext;
}

/** Renders the one next step. Omits a link without a text: its button would be empty. */
export function HeroAction({ cta, page }: HeroActionProps) {
  if (cta === undefined || cta.text === "") return null;
  return (
    <div>
      <ButtonLink {...page.linkTo(cta)} tone={page.contents.searchField === undefined ? "primary" : "secondary"}>
        {cta.text}
      </ButtonLink>
    </div>
  );
}

interface HeroChipsProps {
  readonly chips: HeroFields["chips"];
  readonly page: PageContext;
}

/** Renders short facts under the introduction. Omits one without a text. */
export function HeroChips({ chips, page }: HeroChipsProps) {
  const facts = chips.map(({ icon, text }) => ({ icon, text: page.text(text) })).filter(({ text }) => text !== "");
  if (facts.length === 0) return null;
  return (
    <ul className={css.chips} role="list">
      {facts.map(({ icon, text }, index) => (
        <li key={index} className={css.chip}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
