import type { LocaleCode } from "../i18n/locales.ts";
import { pagePath } from "./page-address.ts";
import { productIdPattern } from "./product-address.ts";

/** Path segments of the page that plans a day, the same on every host and in every language. */
export const planPath: readonly string[] = ["plan"];

/** Most experiences of a day. */
export const maxPlanned = 10;

/** An experience of a plan, `50002` or with its start `50002-0930`. */
const item = new RegExp(String.raw`^${productIdPattern}(?:-(?:[01]\d|2[0-3])[0-5]\d)?$`);

/** One experience of a plan. */
export interface PlanItem {
  readonly id: number;
  /** `HH:MM`; undefined where no time is chosen. */
  readonly time: string | undefined;
}

/** Returns the path of the page that plans a day in a language: `/de/plan/`. */
export function planAction(locale: LocaleCode): string {
  return pagePath(locale, planPath);
}

/** Parses `50002-0930,x,50017`: omits what is malformed or there already, and what follows the first `maxPlanned`. */
export function parsePlanItems(items: string): readonly PlanItem[] {
  const all = items.split(",").filter((each) => item.test(each));
  const parsed = all.map((each) => {
    const [id, time] = each.split("-");
    return { id: Number(id), time: time && `${time.slice(0, 2)}:${time.slice(2)}` };
  });
  return parsed.filter(isFirst).slice(0, maxPlanned);
}

/** Whether an item is the first of its product. */
function isFirst({ id }: PlanItem, index: number, items: readonly PlanItem[]): boolean {
  return items.findIndex((other) => other.id === id) === index;
}

/** Writes items for an address: those with a time first and in its order. */
export function formatPlanItems(items: readonly PlanItem[]): string {
  const ordered = items.toSorted((one, other) => toSortKey(one) - toSortKey(other) || one.id - other.id);
  return ordered.map(formatPlanItem).join(",");
}

/** Writes one item: `50002-0930`. */
export function formatPlanItem({ id, time }: PlanItem): string {
  return time === undefined ? `${id}` : `${id}-${time.replace(":", "")}`;
}

/** Returns a number to sort by; items without a time come last. */
function toSortKey({ time }: PlanItem): number {
  return time === undefined ? 2400 : Number(time.replace(":", ""));
}
