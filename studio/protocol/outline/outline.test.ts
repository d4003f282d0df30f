import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMove, listMoves, moveRange } from "./move-slice.ts";
import { type OutlineNode, readOutline } from "./read-outline.ts";
import type { GroupRoles, Slice } from "./slice.ts";

const roles: GroupRoles = {
  start: { opens: "tabs" },
  tab: { opens: "tab", within: "tabs" },
  end: { closes: "tabs" },
};

const slice = (slice_type: string, id: string): Slice => ({
  id,
  slice_type,
  slice_label: null,
  variation: "default",
  primary: {},
  items: [],
});

/** "a start tab b end" → slices whose ids are their words, with a number if a word is there again. */
const read = (words: string): readonly Slice[] => words.split(" ").map((word, index) => slice(word, `${word}${index}`));

const show = ({ slice: { slice_type }, children }: OutlineNode): string =>
  children.length === 0 ? slice_type : `${slice_type}(${children.map(show).join(" ")})`;

const format = (slices: readonly Slice[]) => readOutline(slices, roles).map(show).join(" ");

const list = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => [node, ...list(node.children)]);

describe("W60: the outline has the groups that the page has", () => {
  it.each([
    ["a b", "a b"],
    ["a start tab b tab c d end e", "a start(tab(b) tab(c d)) e"],
    ["start tab a", "start(tab(a))"],
    ["a end b", "a end b"],
    ["tab a", "tab(a)"],
  ])("%s → %s", (words, tree) => {
    expect(format(read(words))).toBe(tree);
  });
});

describe("W61: Alt and an arrow move a slice to the next place", () => {
  it.each<[string, string, -1 | 1, string]>([
    ["a b c", "b1", -1, "b a c"],
    ["a b c", "b1", 1, "a c b"],
    ["a start tab b end", "a0", 1, "start(tab(a b))"],
    ["start tab a tab b end c", "c6", -1, "start(tab(a) tab(b c))"],
    ["start tab a tab b end", "a2", 1, "start(tab tab(a b))"],
    ["start tab a tab b end", "tab1", 1, "start(tab(b) tab(a))"],
    ["a start tab b end", "start1", -1, "start(tab(b)) a"],
  ])("%s: %s by %i → %s", (words, id, direction, tree) => {
    const slices = read(words);
    const nodes = readOutline(slices, roles);
    const moved = list(nodes).filter((node) => node.slice.id === id);
    const results = moved.map((node) => moveRange(slices, node, findMove(nodes, node, direction) ?? node.start));
    expect(results.map(format)).toEqual([tree]);
  });
});

it("W61: no move breaks a group or loses a slice", () => {
  const plain = fc.constantFrom("a", "b", "c");
  const part = fc.array(plain, { maxLength: 3 }).map((inner) => ["tab", ...inner].join(" "));
  const group = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `start ${parts.join(" ")} end`);
  const page = fc.array(fc.oneof(plain, group), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(" "));
  const kinds = (words: readonly Slice[]) =>
    list(readOutline(words, roles)).map(({ slice: { id }, opens, within }) => `${id} ${opens} ${within}`);
  fc.assert(
    fc.property(page, fc.nat(), fc.nat(), (words, which, where) => {
      const slices = read(words);
      const nodes = list(readOutline(slices, roles));
      const moved = nodes[which % nodes.length];
      const moves = moved === undefined ? [] : listMoves(readOutline(slices, roles), moved);
      const to = moves[where % Math.max(1, moves.length)];
      if (moved === undefined || to === undefined) return;
      const result = moveRange(slices, moved, to);
      expect(kinds(result).toSorted()).toEqual(kinds(slices).toSorted());
      const parents = list(readOutline(result, roles)).filter(({ opens }) => opens === "tabs");
      expect(parents.flatMap(({ children }) => children.map(({ within }) => within))).not.toContain(undefined);
    }),
  );
});
