/** Attributes whose names in React differ from those in HTML and SVG. */
const renamed = new Map([
  ["className", "class"],
  ["crossOrigin", "crossorigin"],
  ["htmlFor", "for"],
  ["tabIndex", "tabindex"],
  ["clipPath", "clip-path"],
  ["clipRule", "clip-rule"],
  ["dominantBaseline", "dominant-baseline"],
  ["fillOpacity", "fill-opacity"],
  ["fillRule", "fill-rule"],
  ["fontFamily", "font-family"],
  ["fontSize", "font-size"],
  ["fontWeight", "font-weight"],
  ["stopColor", "stop-color"],
  ["stopOpacity", "stop-opacity"],
  ["strokeDasharray", "stroke-dasharray"],
  ["strokeDashoffset", "stroke-dashoffset"],
  ["strokeLinecap", "stroke-linecap"],
  ["strokeLinejoin", "stroke-linejoin"],
  ["strokeMiterlimit", "stroke-miterlimit"],
  ["strokeOpacity", "stroke-opacity"],
  ["strokeWidth", "stroke-width"],
  ["textAnchor", "text-anchor"],
  ["vectorEffect", "vector-effect"],
]);

/** Attributes with capitals that React writes as they are; HTML ignores case, and in SVG these are the names. */
const unchanged = new Set(
  `autoComplete colSpan dateTime enterKeyHint fetchPriority gradientTransform gradientUnits hrefLang imageSizes
  imageSrcSet inputMode itemProp itemType maxLength minLength pathLength patternUnits popoverTarget popoverTargetAction
  preserveAspectRatio referrerPolicy srcSet viewBox`.split(/\s+/),
);

/** Attributes that are present or absent. */
export const booleanAttributes: ReadonlySet<string> = new Set(
  `controls default disabled hidden inert itemScope loop noValidate open playsInline readOnly required reversed`.split(
    /\s+/,
  ),
);

/** Attributes for which React has special rules that are not repeated here. */
const special = new Set(
  `action async capture checked cols data defer download draggable focusable formaction innerHTML is multiple muted
  panose1 ref rows scoped seamless size span srcdoc start`.split(/\s+/),
);

const plainName = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;

/** Returns the name under which React writes a plain attribute: `srcSet`, `stroke-width`. Undefined for any other one. */
export function attributeName(name: string): string | undefined {
  const changed = renamed.get(name);
  if (changed !== undefined || unchanged.has(name)) return changed ?? name;
  return plainName.test(name) && !name.startsWith("on") && !special.has(name) ? name : undefined;
}
