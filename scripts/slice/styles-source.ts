const rules: Readonly<Record<string, string>> = {
  box: `{ display: "grid", gap: vars.space.s16, minInlineSize: 0 }`,
  heading: `{ fontSize: vars.size.s22 }`,
  items: `{ display: "grid", gap: vars.space.s24 }`,
};

/** Returns the source of a slice's `.css.ts` with these styles. */
export function stylesSource(styles: readonly string[]): string {
  return `import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

${styles.map((name) => `export const ${name} = style(${rules[name] ?? "{}"});`).join("\n\n")}
`;
}
