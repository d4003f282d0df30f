import { directional, type IconName, icons } from "./icons.ts";

export interface IconProps {
  readonly name: IconName;
  /** Only for an icon that has no text beside it. */
  readonly label?: string;
}

/** An outline icon, 20 px, in the color of the text around it. The class `icon` has the style of its lines. */
export function Icon({ name, label }: IconProps) {
  const className = directional.has(name) ? "icon icon-directional" : "icon";
  const accessible = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      {...accessible}
      className={className}
      dangerouslySetInnerHTML={{ __html: formatOutline(name) }}
    />
  );
}

/**
 * Rounds coordinates to a tenth of the 24 units: `a5 5 0 012.911-4.544` → `a5 5 0 012.9-4.5`. Whole
 * numbers stay, since the flags of an arc may stand in front of them without a space.
 */
export function rounded(path: string): string {
  return path.replaceAll(/\.(\d)(\d)\d*/g, (exact, tenths: string, next: string) => {
    if (next < "5") return `.${tenths}`;
    return tenths < "9" ? `.${Number(tenths) + 1}` : exact;
  });
}

const outlines = new Map<IconName, string>();

/** Returns the markup of an icon, written once: it is a constant of the icon set. */
function formatOutline(name: IconName): string {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const shapes = icons[name].map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${rounded(`${value}`)}"`);
    return `<${tag}${written.join("")}/>`;
  });
  const outline = shapes.join("");
  outlines.set(name, outline);
  return outline;
}
