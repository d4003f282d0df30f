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
  return parseSheets(of).map(([id, text]) => (
    <style key={id} href={id} precedence={precedence}>
      {text}
    </style>
  ));
}

/** Returns the text of a module's styles, for markup that a page loads with them. */
export function styleText(of: object): string {
  return parseSheets(of)
    .map(([, css]) => css)
    .join("");
}

type Sheets = v.InferOutput<typeof sheetSchema>["veCss"];

const parsed = new WeakMap<object, Sheets>();

/** Returns the sheets of a module, parsed once: modules are constants. */
function parseSheets(module: object): Sheets {
  const known = parsed.get(module);
  if (known !== undefined) return known;
  const sheet = v.safeParse(sheetSchema, module);
  const sheets = sheet.success ? sheet.output.veCss : [];
  parsed.set(module, sheets);
  return sheets;
}
