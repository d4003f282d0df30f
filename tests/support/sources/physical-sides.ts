/** Names of sides in style sheets: properties, values of alignment, and gradients. */
const physical = new RegExp(
  [
    String.raw`^\s*"?(?:left|right)"?:`,
    String.raw`\b(?:margin|padding|border|scroll\w+)(?:Top|Bottom)?(?:Left|Right)\w*:`,
    String.raw`\b(?:textAlign|textAlignLast|float|clear): "(?:left|right)"`,
    String.raw`-(?:left|right)\b(?!-)[\w-]*"?:`,
  ].join("|"),
  "m",
);

/** Returns the style sheets that name a left or right side. Pages that run from the right would not mirror it. */
export function physicalSides(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources].flatMap(([file, source]) => {
    const found = file.endsWith(".css.ts") ? physical.exec(source)?.[0].trim() : undefined;
    return found === undefined ? [] : [`${file}: "${found}" → use a logical property, such as marginInlineStart`];
  });
}

/** Spaces Latin letters: the script of a promo code is Latin in all languages. */
const latin = new Set(["slices/PromoCodes/PromoCodes.css.ts", "shortcodes/promo/promo.css.ts"]);

/** Returns the style sheets that space letters by themselves: letters of Arabic are joined. Headings have a variable. */
export function spacedLetters(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources].flatMap(([file, source]) => {
    const found = /letterSpacing: (?!0,|"normal"|vars\.tracking\.)[^,}]+/.exec(source)?.[0];
    return found === undefined || latin.has(file) ? [] : [`${file}: ${found}`];
  });
}
