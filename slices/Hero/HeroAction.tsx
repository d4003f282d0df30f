import type { PageContext } from "../../renderer/render/page-context.ts";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import * as css from "./Hero.css.ts";
import type { HeroFields } from "./index.ts";

interface HeroActionProps {
  readonly cta: HeroFields["cta"];
  readonly page: PageContext;
}

/** The one next step. A link without a text would be a button that says nothing, so it is left out. */
export function HeroAction({ cta, page }: HeroActionProps) {
  if (cta === undefined || cta.text === "") return null;
  return (
    <div className={css.action}>
      <ButtonLink href={page.href(cta)} size="large">
        {cta.text}
      </ButtonLink>
    </div>
  );
}
