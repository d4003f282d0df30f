import { visitorStorage } from "../consent/storage/installed-storage.ts";
import { rememberPrice, type SeenPrice } from "./price-history.ts";
import { readIds, writeIds } from "./stored-ids.ts";
import * as css from "./Visit.css.ts";

export interface VisitProps {
  /** Of the product whose page it is. */
  readonly id: number;
  /** Null where it can't be booked, or shows no price. */
  readonly price: VisitedPrice | null;
}

/** A price, and what is needed to say how it changed. */
export interface VisitedPrice {
  /** As it is shown: prices that look alike are the same. */
  readonly hundredths: number;
  readonly currency: string;
  /** The price as it is shown, with `{n}` for its number. */
  readonly pattern: string;
  /** BCP 47: how numbers and days are formatted. */
  readonly tag: string;
  readonly dayTag: string;
  /** Texts with `{price}`, `{date}` and `{change}`. */
  readonly same: string;
  readonly higher: string;
  readonly lower: string;
  /** Text after each of them: that the exchange rates of a converted price change too. */
  readonly rates?: string | undefined;
}

/** Most products that are remembered as viewed. */
const maxViewed = 12;

/** Remembers that a visitor looked at a product. If they saved it, it also remembers the price, and says how that changed. */
export function enhance(root: HTMLElement, { id, price }: VisitProps): () => void {
  const others = readIds("viewed").filter((other) => other !== id);
  writeIds("viewed", [id, ...others].slice(0, maxViewed));
  if (price === null) return () => {};
  const note = document.createElement("p");
  note.className = css.note;
  const last = rememberSaved(id, price);
  if (last !== undefined) {
    note.textContent = changeText(last, price);
    root.append(note);
  }
  // The price counts from when the visitor saves the product, also on this page.
  const onSaved = () => void rememberSaved(id, price);
  addEventListener("saved", onSaved);
  return () => {
    removeEventListener("saved", onSaved);
    note.remove();
  };
}

/** Stores the price of a product that the visitor saved. Returns the one of the last earlier day, if there is one. */
function rememberSaved(id: number, price: VisitedPrice): SeenPrice | undefined {
  if (!readIds("saved").includes(id)) return undefined;
  const { stored, last } = rememberPrice(visitorStorage.read("prices"), { ...price, id, day: today() });
  visitorStorage.write("prices", stored);
  return last;
}

/** Returns the day on the visitor's clock, `2026-11-23`: it is they who looked. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the earlier price and the difference, as shown. A lower price is not called a discount. */
function changeText(last: SeenPrice, price: VisitedPrice): string {
  const change = price.hundredths - last.hundredths;
  const text = (change === 0 ? price.same : change > 0 ? price.higher : price.lower) + (price.rates ?? "");
  // Formats a day as pages do, 05 Dec 2026 in English (J15).
  const day = price.dayTag === "en-GB" ? "2-digit" : "numeric";
  const date = new Intl.DateTimeFormat(price.dayTag, { day, month: "short", year: "numeric", timeZone: "UTC" });
  return text
    .replace("{price}", moneyText(last.hundredths, price))
    .replace("{change}", moneyText(Math.abs(change), price))
    .replace("{date}", date.format(new Date(last.day)));
}

/** Formats hundredths as the server formats prices: no decimals when whole, else two. */
function moneyText(hundredths: number, { pattern, tag }: VisitedPrice): string {
  const amount = hundredths / 100;
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return pattern.replace("{n}", number.format(amount));
}
