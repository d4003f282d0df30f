import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDiagnosticLog } from "../contracts/diagnostics.ts";
import { type Grouped, groupSlices } from "./group-slices.ts";
import type { GroupRole } from "../contracts/slice-role.ts";

interface Item {
  readonly id: string;
  readonly group: GroupRole | undefined;
}

const plain = (id: string): Item => ({ id, group: undefined });
const open = (id: string, opens: string): Item => ({ id, group: { opens } });
const part = (id: string, opens: string, within: string): Item => ({ id, group: { opens, within } });
const close = (id: string, closes: string): Item => ({ id, group: { closes } });

function run(items: readonly Item[]) {
  const log = createDiagnosticLog();
  const tree = groupSlices(items, (item) => log.in({ document: "d", slice: item.id }));
  return { tree: tree.map(show), codes: log.all.map(({ code, location }) => `${code} ${location.slice}`), nodes: tree };
}

/** `a(b c)` for a with b and c in it. */
function show({ item, children }: Grouped<Item>): string {
  return children.length === 0 ? item.id : `${item.id}(${children.map(show).join(" ")})`;
}

function flatten(nodes: readonly Grouped<Item>[]): readonly Item[] {
  return nodes.flatMap(({ item, children }) => [item, ...flatten(children)]);
}

describe("groupSlices", () => {
  const tabs = open("tabs", "tabs");
  const first = part("first", "tab", "tabs");
  const second = part("second", "tab", "tabs");
  const end = close("end", "tabs");

  it.each<[string, readonly Item[], readonly string[], readonly string[]]>([
    ["slices without groups stay flat", [plain("a"), plain("b")], ["a", "b"], []],
    ["a closed group holds what is between", [tabs, plain("a"), end, plain("b")], ["tabs(a)", "b"], []],
    [
      "a part ends where the next begins",
      [tabs, first, plain("a"), second, plain("b"), end],
      ["tabs(first(a) second(b))"],
      [],
    ],
    [
      "E19: an unclosed group is closed at the end",
      [tabs, first, plain("a")],
      ["tabs(first(a))"],
      ["group-unclosed tabs"],
    ],
    ["a closer with nothing open is ignored", [plain("a"), end], ["a"], ["group-stray-close end"]],
    [
      "closing the outer group closes the inner one",
      [tabs, open("box", "box"), plain("a"), end, plain("b")],
      ["tabs(box(a))", "b"],
      ["group-unclosed box"],
    ],
    ["a part outside its group stands alone", [first, plain("a")], ["first(a)"], []],
  ])("%s", (_title, items, tree, codes) => {
    const result = run(items);
    expect(result.tree).toEqual(tree);
    expect(result.codes).toEqual(codes);
  });

  const names = fc.constantFrom("a", "b", "c");
  const role = fc.oneof(
    fc.constant(undefined),
    fc.record({ opens: names }),
    fc.record({ opens: names, within: names }),
    fc.record({ closes: names }),
  );
  const items = fc.array(role).map((roles) => roles.map((group, index): Item => ({ id: `${index}`, group })));

  it("flattening the tree returns the input without the closers", () => {
    fc.assert(
      fc.property(items, (input) => {
        const expected = input.filter(({ group }) => group === undefined || "opens" in group);
        expect(flatten(run(input).nodes)).toEqual(expected);
      }),
    );
  });

  it("every opener that needs a closer has one or a diagnostic", () => {
    fc.assert(
      fc.property(items, (input) => {
        const openers = input.filter(
          ({ group }) => group !== undefined && "opens" in group && group.within === undefined,
        );
        const closers = input.filter(({ group }) => group !== undefined && "closes" in group);
        const { codes } = run(input);
        const unclosed = codes.filter((code) => code.startsWith("group-unclosed")).length;
        const stray = codes.filter((code) => code.startsWith("group-stray-close")).length;
        expect(unclosed).toBeGreaterThanOrEqual(openers.length - (closers.length - stray));
        expect(unclosed).toBeLessThanOrEqual(openers.length);
      }),
    );
  });
});
