import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { nothingShown, type Shown } from "../contracts/part.ts";
import type { SliceInstance } from "../contracts/slice.ts";
import type { View } from "../../routing/view.ts";
import type { PageFacts } from "../contracts/page-context.ts";

/** Visible content of each slice of a page, or the error that its `shows` threw. */
export type ShownBySlice = ReadonlyMap<SliceInstance, Evaluated>;

type Evaluated = { readonly shown: Shown } | { readonly error: unknown };

/** Evaluates `shows` once per slice. An error is thrown again when its slice renders. */
export function evaluateShows(slices: readonly SliceInstance[], snapshot: Snapshot, facts: PageFacts): ShownBySlice {
  return new Map(slices.map((slice) => [slice, evaluate(slice, snapshot, facts)] as const));
}

function evaluate(slice: SliceInstance, snapshot: Snapshot, facts: PageFacts): Evaluated {
  try {
    return { shown: slice.shows(snapshot, facts) };
  } catch (error) {
    return { error };
  }
}

/** Returns what a slice shows. Throws what its `shows` threw. */
export function shownBy(slice: SliceInstance, all: ShownBySlice): Shown {
  const result: Evaluated = all.get(slice) ?? { shown: nothingShown };
  if ("error" in result) throw result.error;
  return result.shown;
}

/**
 * Returns the products that texts speak of, each once. They are those the page is about, else its lists with filters, else
 * all that its slices show.
 */
export function shownProducts(about: readonly Product[], all: ShownBySlice): readonly Product[] {
  const shown = shownByAll(all);
  const lists = shown.flatMap(({ list }) => (list === undefined ? [] : [list]));
  const listed = lists.length > 0 ? lists.flat() : shown.flatMap(({ products: ofSlice }) => ofSlice);
  const products = about.length > 0 ? about : listed;
  return listOnce(products);
}

/** Returns each product once. */
export function listOnce(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

/** Returns all products of a page: those that it is about, and those of its slices. */
export function allShown(about: readonly Product[], all: ShownBySlice): readonly Product[] {
  return [...about, ...shownByAll(all).flatMap(({ products }) => products)];
}

/** Returns what the slices of a page show, without those that failed. */
function shownByAll(all: ShownBySlice): readonly Shown[] {
  return [...all.values()].flatMap((result) => ("error" in result ? [] : [result.shown]));
}

/** Returns the id of the first list with filters; undefined where no slice has one. */
export function listingId(all: ShownBySlice): string | undefined {
  return firstId(all, ({ list }) => list !== undefined);
}

/** Returns the id of the first slice that shows a product the page is not about; undefined where none does. */
export function otherProductsId(about: readonly Product[], all: ShownBySlice): string | undefined {
  const own = new Set(about.map(({ id }) => id));
  return firstId(all, ({ products }) => products.some(({ id }) => !own.has(id)));
}

function firstId(all: ShownBySlice, matches: (shown: Shown) => boolean): string | undefined {
  return [...all].find(([, result]) => "shown" in result && matches(result.shown))?.[0].id;
}

/** Returns a view without the parameters that all lists with filters ignore: they change nothing on the page. */
export function omitIgnored(view: View, all: ShownBySlice): View {
  const lists = shownByAll(all).filter(({ list }) => list !== undefined);
  const [first, ...others] = lists.map(({ ignored = [] }) => ignored);
  const names = first?.filter((name) => others.every((ignored) => ignored.includes(name))) ?? [];
  return { ...view, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
