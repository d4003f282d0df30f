import { expect, test } from "vitest";
import { createDiagnosticLog } from "../../renderer/contracts/diagnostics.ts";
import { type Grouped, groupSlices } from "../../renderer/plan/group-slices.ts";
import { components } from "../../slices/index.ts";

type SliceType = keyof typeof components;

/** Groups slices of these types as a page does: `tabs_start tab notice` → `tabs_start(tab(notice))`. */
function formatTree(types: readonly SliceType[]) {
  const log = createDiagnosticLog();
  const items = types.map((type, index) => ({ id: String(index), type, group: components[type].group }));
  const nodes = groupSlices(items, ({ id }) => log.in({ document: "page", slice: id }));
  return { tree: nodes.map(show).join(" "), codes: log.all.map(({ code }) => code) };
}

function show({ item, children }: Grouped<{ readonly type: string }>): string {
  return children.length === 0 ? item.type : `${item.type}(${children.map(show).join(" ")})`;
}

test.each<[string, readonly SliceType[], string, readonly string[]]>([
  [
    "a tab ends where the next begins, and the bar at its end",
    ["tabs_start", "tab", "notice", "tab", "faq", "tabs_end", "notice"],
    "tabs_start(tab(notice) tab(faq)) notice",
    [],
  ],
  [
    "E19: a bar without an end closes at the page's end",
    ["tabs_start", "tab", "faq"],
    "tabs_start(tab(faq))",
    ["group-unclosed"],
  ],
  ["an end without a bar is ignored", ["notice", "tabs_end"], "notice", ["group-stray-close"]],
])("%s", (_title, types, tree, codes) => {
  expect(formatTree(types)).toEqual({ tree, codes });
});
