/** Whether the cards of a page's list have prices that rise. The usual price of a reduced one does not count. */
export function hasRisingPrices(document: Document): boolean {
  const prices = [...document.querySelectorAll("#listing-all article[data-product]")].flatMap(readPrice);
  return prices.length > 2 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
}

function readPrice(card: Element): readonly number[] {
  const shown = [...card.querySelectorAll("bdi")].find((element) => element.closest("s, h3") === null);
  const amount = Number(shown?.textContent?.replaceAll(/[^\d.]/g, "") ?? "");
  return Number.isNaN(amount) || amount === 0 ? [] : [amount];
}

/** Whether the counts of a histogram are the number of ratings that the page names. */
export function hasCompleteHistogram(document: Document): boolean {
  const text = document.querySelector("main > header")?.textContent ?? "";
  const [, total = ""] = /from ([\d,]+) ratings/u.exec(text) ?? [];
  const counts = [...document.querySelectorAll("main > header dl dd")].map(({ textContent }) =>
    toNumber(textContent ?? ""),
  );
  return counts.length === 5 && counts.reduce((sum, count) => sum + count, 0) === toNumber(total);
}

function toNumber(count: string): number {
  return Number(count.replaceAll(",", ""));
}
