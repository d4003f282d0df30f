import { Icon } from "../../../ui/primitives/Icon.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { ShowProps } from "../fields.ts";
import { type ShowFact, showFacts } from "./show-facts.ts";
import * as css from "./ShowPage.css.ts";

/** Venue, length, age, seats, performances and run, where known. */
export function ShowFacts({ fields, page }: ShowProps) {
  return (
    <dl className={css.facts}>
      {showFacts({ fields, page }).map((fact) => (
        <div key={fact.term} className={css.fact}>
          <dt className={css.term}>
            <Icon name={fact.icon} />
            {fact.term}
          </dt>
          <dd className={css.value}>
            <Value fact={fact} />
            {fact.map && (
              <>
                {" "}
                <span className={css.detail}>
                  <TextLink {...fact.map}>{page.t("show.map")}</TextLink>
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A Latin address stays in its order on Arabic pages, and its line begins where the others do. */
function Value({ fact: { value, detail, isName, target } }: { readonly fact: ShowFact }) {
  return (
    <>
      <bdi translate={isName === true ? "no" : undefined}>
        {target === undefined ? value : <TextLink {...target}>{value}</TextLink>}
      </bdi>
      {detail !== undefined && (
        <>
          {" "}
          <span translate="no" className={css.detail}>
            <bdi>{detail}</bdi>
          </span>
        </>
      )}
    </>
  );
}
