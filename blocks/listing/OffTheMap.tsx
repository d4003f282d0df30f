import type { PageContext } from "../../renderer/index.ts";
import type { LinkedProduct } from "../products/linked-product.ts";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import * as css from "./ResultsMap.css.ts";

interface OffTheMapProps {
  readonly products: readonly LinkedProduct[];
  readonly page: PageContext;
}

/** More names are folded. */
const maxOpen = 3;

/** Names the results that a map does not show: nobody knows where they start, or it is far away. */
export function OffTheMap({ products, page: { t } }: OffTheMapProps) {
  if (products.length === 0) return null;
  return (
    <details open={products.length <= maxOpen} className={css.others}>
      <summary>{t("listing.map.missing", { n: products.length })}</summary>
      <ul role="list">
        {products.map(({ product, href, hrefLang }) => (
          <li key={product.id}>
            <a href={href} hrefLang={hrefLang}>
              <LinkText hrefLang={hrefLang}>
                <Localized text={product.name} />
              </LinkText>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
