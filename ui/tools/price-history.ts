/** A price as a visitor saw it. */
export interface SeenPrice {
  /** Of the currency's major unit, as it was shown. */
  readonly hundredths: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

interface SeenNow extends SeenPrice {
  /** Of the product. */
  readonly id: number;
  /** ISO 4217. */
  readonly currency: string;
}

interface Remembered {
  /** Entry to store: `7/4200/EUR/2026-11-23/3900/2026-11-20`, newest first. */
  readonly stored: string;
  /** The price of the day before this one on which the visitor looked. Undefined without one in the same currency. */
  readonly last: SeenPrice | undefined;
}

/** Adds the price that a visitor sees now to what is stored. */
export function rememberPrice(stored: string, { id, hundredths, currency, day }: SeenNow): Remembered {
  const entries = stored.split(",").map((entry) => entry.split("/"));
  const last = findEarlierPrice(
    entries.find(([product, , sameCurrency]) => product === `${id}` && sameCurrency === currency),
    day,
  );
  const entry = [id, hundredths, currency, day, ...(last === undefined ? [] : [last.hundredths, last.day])].join("/");
  const others = entries.filter(([product]) => product !== `${id}` && product !== "");
  return { stored: [entry, ...others.map((other) => other.join("/"))].join(","), last };
}

/** Returns what is stored of these products alone. */
export function filterStoredPrices(stored: string, ids: readonly number[]): string {
  const isOfThese = (entry: string) => ids.includes(Number(entry.split("/")[0]));
  return stored.split(",").filter(isOfThese).join(",");
}

/** Returns the price of an earlier day. If the latest is of today, returns the one before it. */
function findEarlierPrice(entry: readonly string[] = [], today: string): SeenPrice | undefined {
  const [, hundredths, , day, earlier, earlierDay] = entry;
  return day === today ? seen(earlier, earlierDay) : seen(hundredths, day);
}

function seen(hundredths: string | undefined, day = ""): SeenPrice | undefined {
  const isWhole = /^\d{1,12}$/.test(hundredths ?? "") && /^\d{4}-\d\d-\d\d$/.test(day);
  return isWhole ? { hundredths: Number(hundredths), day } : undefined;
}
