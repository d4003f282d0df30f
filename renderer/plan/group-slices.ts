import type { Report } from "../contracts/diagnostics.ts";
import type { GroupRole } from "../contracts/slice-role.ts";

/** A slice with the slices of the group it opened. */
export interface Grouped<Item> {
  readonly item: Item;
  readonly children: readonly Grouped<Item>[];
}

interface Groupable {
  readonly id: string;
  readonly group: GroupRole | undefined;
  /** Whether the kind of the page composes it: then it is in no group, also where one is open. */
  readonly composed?: boolean;
}

/** A group that is open: who opened it, and what has been put in so far. */
interface OpenGroup<Item> {
  readonly name: string;
  /** A part that ends by itself where the next part or the end of its outer group stands. */
  readonly endsItself: boolean;
  readonly opener: Item;
  readonly children: Grouped<Item>[];
}

/**
 * Flat slices → tree, in one pass with one stack. A closer closes its group and all groups inside it. Groups that are
 * open at the end are closed there, so that most of the editor's structure survives (E19). Flattening the result
 * returns the input without the closers, but composed slices follow the group that is open there. Each repair is
 * reported at the slice it is about.
 */
export function groupSlices<Item extends Groupable>(
  items: readonly Item[],
  reportAt: (item: Item) => Report,
): readonly Grouped<Item>[] {
  const roots: Grouped<Item>[] = [];
  const stack: OpenGroup<Item>[] = [];

  for (const item of items) {
    if (item.composed === true) {
      roots.push({ item, children: [] });
      continue;
    }
    const role = item.group;
    if (role !== undefined && "closes" in role) {
      closeGroup(stack, role.closes, item, reportAt);
      continue;
    }
    if (role?.within !== undefined) closeSiblings(stack, role.within, reportAt);
    const children: Grouped<Item>[] = [];
    (stack.at(-1)?.children ?? roots).push({ item, children });
    if (role !== undefined) {
      stack.push({ name: role.opens, endsItself: role.within !== undefined, opener: item, children });
    }
  }
  closeFrom(stack, 0, reportAt);
  return roots;
}

function closeGroup<Item>(
  stack: OpenGroup<Item>[],
  name: string,
  closer: Item,
  reportAt: (item: Item) => Report,
): void {
  const index = stack.findLastIndex((group) => group.name === name);
  if (index < 0) {
    reportAt(closer)(
      "group-stray-close",
      `The end of "${name}" stands where no "${name}" is open; it was ignored.`,
      "Remove this slice, or add the slice that begins the group before it.",
    );
    return;
  }
  closeFrom(stack, index + 1, reportAt);
  stack.pop();
}

function closeSiblings<Item>(stack: OpenGroup<Item>[], outer: string, reportAt: (item: Item) => Report): void {
  const index = stack.findLastIndex((group) => group.name === outer);
  if (index >= 0) closeFrom(stack, index + 1, reportAt);
}

/** Closes all groups from `depth` up. Reports those that needed a closer. */
function closeFrom<Item>(stack: OpenGroup<Item>[], depth: number, reportAt: (item: Item) => Report): void {
  for (const { name, endsItself, opener } of stack.splice(depth)) {
    if (endsItself) continue;
    reportAt(opener)(
      "group-unclosed",
      `The group "${name}" has no end of its own; it was closed where its surroundings end.`,
      "Add the slice that ends the group where it should end.",
    );
  }
}
