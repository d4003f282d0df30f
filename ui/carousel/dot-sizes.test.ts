import path from "node:path";
import { expect, it } from "vitest";
import { createStyleCompiler } from "../../framework/next/compile-styles.cjs";

const compiler = createStyleCompiler(process.cwd(), true);
const { own } = await compiler.compile(path.join(process.cwd(), "ui/carousel/Carousel.css.ts"));
await compiler.close();

it.each([
  ["a dot is 6 px, 4 px from the edge of its target", /button:before\{([^}]*)\}/, "6px", "4px"],
  ["its target is 24 px, 2 px from the next one", /button\{([^}]*)\}/, "24px", "2px"],
])("D29: %s", (_title, rule, size, margin) => {
  const declarations = new Set(rule.exec(own)?.[1]?.split(";"));
  expect([...declarations]).toEqual(
    expect.arrayContaining([`inline-size:${size}`, `block-size:${size}`, `margin:${margin}`]),
  );
});
