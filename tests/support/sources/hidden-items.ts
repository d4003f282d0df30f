import { type Argument, parseSync, Visitor } from "oxc-parser";
import type { Sources } from "./source-files.ts";

/** Whether this is the call of `every` or `some`: `items.every(isWhole)`. */
function isQuantified(argument: Argument | undefined): boolean {
  if (argument?.type !== "CallExpression" || argument.callee.type !== "MemberExpression") return false;
  const { property } = argument.callee;
  return property.type === "Identifier" && /^(?:every|some)$/.test(property.name);
}

/** Returns what to do about tests that expect a boolean of many items: it names none of those that fail. */
export function hiddenItems(sources: Sources): readonly string[] {
  return [...sources].flatMap(([file, source]) => {
    if (!/\.(?:test|spec)\.tsx?$/.test(file)) return [];
    const lines: number[] = [];
    new Visitor({
      CallExpression({ callee, arguments: [argument], start }) {
        const isExpect = callee.type === "Identifier" && callee.name === "expect";
        if (isExpect && isQuantified(argument)) lines.push(source.slice(0, start).split("\n").length);
      },
    }).visit(parseSync(file, source).program);
    return lines.map((line) => `${file}:${line} hides the items that fail: expect(items.filter(…)) to equal a list.`);
  });
}
