import * as v from "valibot";

const sheetSchema = v.object({ veCss: v.array(v.tuple([v.string(), v.string()])) });

export interface StyleSheetProps {
  readonly of: object;
  /** React puts the sheets of a precedence together, in the order the precedences first appear: the theme's is first. */
  readonly precedence?: "theme" | "component";
}

/**
 * Renders the styles of a `.css.ts` module inline: `<StyleSheet of={css} />` with `import * as css from "./X.css.ts"`.
 * React hoists each sheet to the head once. Outside a build, as in unit tests, a module has no text: nothing is rendered.
 */
export function StyleSheet({ of, precedence = "component" }: StyleSheetProps) {
  const sheet = v.safeParse(sheetSchema, of);
  if (!sheet.success) return null;
  return sheet.output.veCss.map(([id, text]) => (
    <style key={id} href={id} precedence={precedence}>
      {text}
    </style>
  ));
}
