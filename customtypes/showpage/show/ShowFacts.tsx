import { Icon } from "../../../ui/primitives/Icon.tsx";
import * as css from "./ShowPage.css.ts";
import type { ShowProps } from "../fields.ts";
import { showFacts } from "./show-facts.ts";

/** Run, length, age and venue, as far as the editor gave them. A Latin address keeps its order in Arabic. */
export function ShowFacts({ fields, page }: ShowProps) {
  return (
    <dl className={css.facts}>
      {showFacts({ fields, page }).map(({ icon, term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>
            <Icon name={icon} />
            {term}
          </dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
