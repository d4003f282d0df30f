import { Icon } from "../../../ui/primitives/Icon.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { ShowProps } from "../fields.ts";
import { showFacts } from "./show-facts.ts";
import * as css from "./ShowPage.css.ts";

/** Venue, length, age, seats, performances and run, as far as they are known. A Latin address stays in its order on Arabic pages. */
export function ShowFacts({ fields, page }: ShowProps) {
  return (
    <dl className={css.facts}>
      {showFacts({ fields, page }).map(({ icon, term, value, detail, isName, target, map }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>
            <Icon name={icon} />
            {term}
          </dt>
          <dd className={css.value}>
            <bdi translate={isName === true ? "no" : undefined}>
              {target === undefined ? value : <TextLink {...target}>{value}</TextLink>}
            </bdi>
            {detail !== undefined && (
              <>
                {" "}
                <bdi translate="no" className={css.detail}>
                  {detail}
                </bdi>
              </>
            )}
            {map && (
              <>
                {" "}
                <TextLink {...map}>{page.t("show.map")}</TextLink>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
