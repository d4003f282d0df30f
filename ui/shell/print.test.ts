import path from "node:path";
import { expect, it } from "vitest";
import { createStyleCompiler } from "../../framework/next/compile-styles.cjs";

const files = [
  "ui/shell/Header.css.ts",
  "slices/CategoryPills/CategoryPills.css.ts",
  "slices/TableOfContents/TableOfContents.css.ts",
  "slices/TabsStart/TabsStart.css.ts",
];
const compiler = createStyleCompiler(process.cwd(), true);
const styles = await Promise.all(
  files.map(async (file) => [file, (await compiler.compile(path.join(process.cwd(), file))).own] as const),
);
await compiler.close();

it.each(styles)("what sticks to the top of a screen is in its place on paper: %s", (_file, css) => {
  expect(css).toContain("position:sticky");
  const onScreen = /@media screen and[^{]*\{[^{]*\{[^}]*position:sticky/.test(css);
  const isReset = /@media[^{]*, ?print\s*\{[^{]*\{[^}]*position:static/.test(css);
  expect([onScreen, isReset]).toContain(true);
});
