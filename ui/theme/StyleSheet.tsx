import * as v from "valibot";

const sheetSchema = v.object({ veCss: v.array(v.tuple([v.string(), v.string()])) });

export interface StyleSheetProps {
  readonly of: object;
  /** React puts the sheets of a precedence together, in the order the precedences first appear: the theme's is first. */
  readonly precedence?: "theme" | "component";
  /** May exchange the text for a placeholder. */
  readonly place?: ((text: string) => string) | undefined;
}

/**
 * Renders the styles of a `.css.ts` module inline: `<StyleSheet of={css} />` with `import * as css from "./X.css.ts"`.
 * React hoists each sheet to the head once. Outside a build, as in unit tests, a module has no text: nothing is rendered.
 */
export function StyleSheet({ of, precedence = "component", place = unchanged }: StyleSheetProps) {
  return parseSheets(of).map(([id, text]) => (
    <style key={id} href={id} precedence={precedence}>
      {place(text)}
    </style>
  ));
}

/** Renders the styles of a module where it stands, for markup that another page loads with them. */
export function InlineStyle({ of }: Pick<StyleSheetProps, "of">) {
  const text = parseSheets(of).map(([, css]) => css);
  return text.length > 0 && <style dangerouslySetInnerHTML={{ __html: text.join("") }} />;
}

const unchanged = (text: string) => text;

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
