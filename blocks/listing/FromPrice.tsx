import { formatMoney, type Money, type MoneyFormat } from "../../catalog/money/money.ts";
import type { PageContext } from "../../renderer/index.ts";
import { splitFromWords } from "../products/from-words.ts";

interface FromPriceProps extends MoneyFormat {
  readonly price: Money | undefined;
  readonly page: Pick<PageContext, "locale" | "t">;
}

/** Renders a lowest price in words: "from €24". Renders nothing without a price. */
export function FromPrice({ price, page: { locale, t }, ...format }: FromPriceProps) {
  const amount = formatMoney(price, locale, format);
  if (amount === "") return null;
  const { before, after } = splitFromWords(t);
  return (
    <>
      {before}
      <bdi>{amount}</bdi>
      {after}
    </>
  );
}
