import type { PageContext } from "../../renderer/render/page-context.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import * as css from "./Hero.css.ts";
import type { HeroFields } from "./index.ts";

interface HeroChipsProps {
  readonly chips: HeroFields["chips"];
  readonly page: PageContext;
}

/** Short facts under the introduction; nothing at all when there are none. */
export function HeroChips({ chips, page }: HeroChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} role="list">
      {chips.map(({ icon, text }, index) => (
        <li key={index} className={css.chip}>
          <Icon name={icon} />
          <span>{page.text(text)}</span>
        </li>
      ))}
    </ul>
  );
}
