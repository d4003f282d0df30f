import { directional, type IconName, icons } from "./icons.ts";

export interface IconProps {
  readonly name: IconName;
  /** Only for an icon that has no text beside it. */
  readonly label?: string;
}

/** An outline icon, 20 px, in the colour of the text around it. The class `icon` has the style of its lines. */
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
      dangerouslySetInnerHTML={{ __html: outlineOf(name) }}
    />
  );
}

const outlines = new Map<IconName, string>();

/** Returns the markup of an icon, written once: it is a constant of the icon set. */
function outlineOf(name: IconName): string {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const shapes = icons[name].map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  const outline = shapes.join("");
  outlines.set(name, outline);
  return outline;
}
