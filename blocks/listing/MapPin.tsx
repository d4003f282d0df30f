import { formatMoney } from "../../catalog/money/money.ts";
import { startingPrice } from "../../catalog/price/price.ts";
import { bookablePrice, bookablePrices } from "../../catalog/show/sale.ts";
import type { PageContext } from "../../renderer/index.ts";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { LinkedProduct } from "../products/linked-product.ts";
import { FromPrice } from "./FromPrice.tsx";
import * as css from "./MapPins.css.ts";

interface PinProps {
  readonly products: readonly LinkedProduct[];
  /** Shares of the map's width and height. */
  readonly left: number;
  readonly top: number;
  readonly page: PageContext;
}

/** The lowest compact price (F9), and how many products it is of. Text beside it says both. */
function Pill({ products, left, top, page: { locale, snapshot } }: PinProps) {
  const text = formatMoney(lowestPrice(products, snapshot.readAt), locale, { compact: true });
  return (
    <span
      aria-hidden="true"
      className={css.pill}
      style={{ insetInlineStart: toPercent(left), insetBlockStart: toPercent(top) }}
    >
      {products.length > 1 && <span className={css.number}>{products.length}</span>}
      <bdi>{text === "" ? "–" : text}</bdi>
    </span>
  );
}

/** Leads to the product that starts here. */
export function PinLink({ linked, ...pin }: PinProps & { readonly linked: LinkedProduct }) {
  const { page } = pin;
  return (
    <a href={linked.href} hrefLang={linked.hrefLang} className={css.pin}>
      <Pill {...pin} />
      <span dir={page.locale.direction} className={css.name}>
        <ProductLine linked={linked} page={page} />
      </span>
    </a>
  );
}

interface PinGroupProps extends PinProps {
  /** One group of a name is open at a time. */
  readonly name: string;
  readonly index: number;
}

/** Unfolds the products that share a place. It needs no script. */
export function PinGroup({ name, index, ...pin }: PinGroupProps) {
  const { products, page } = pin;
  const { t, snapshot, locale } = page;
  const isOfShows = products.every(({ product }) => product.show !== undefined);
  return (
    <details name={name} data-facet={`pin-${index}`}>
      <summary className={css.pin}>
        <Pill {...pin} />
        <span className="visually-hidden">
          {t(isOfShows ? "count.shows" : "count.experiences", { n: products.length })}{" "}
          <FromPrice price={lowestPrice(products, snapshot.readAt)} page={page} />
        </span>
      </summary>
      <ul role="list" dir={locale.direction} className={css.panel}>
        {products.map((linked) => (
          <li key={linked.product.id}>
            <a href={linked.href} hrefLang={linked.hrefLang} className={css.item}>
              <ProductLine linked={linked} page={page} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ProductLine({
  linked: { product, hrefLang },
  page,
}: Pick<PinProps, "page"> & { readonly linked: LinkedProduct }) {
  return (
    <>
      <LinkText hrefLang={hrefLang}>
        <Localized text={product.name} />
      </LinkText>{" "}
      <span className={css.price}>
        <FromPrice price={bookablePrice(product, page.snapshot.readAt)?.final} page={page} />
      </span>
    </>
  );
}

function lowestPrice(products: readonly LinkedProduct[], now: number) {
  return startingPrice(
    bookablePrices(
      products.map(({ product }) => product),
      now,
    ),
  );
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
