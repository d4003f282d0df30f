import { createElement } from "react";
import { directional, type IconName, icons } from "./icons.ts";

export interface IconProps {
  readonly name: IconName;
  /** Only for an icon that has no text beside it. */
  readonly label?: string;
}

/** An outline icon, 20 px, in the colour of the text around it. */
export function Icon({ name, label }: IconProps) {
  const className = directional.has(name) ? "icon icon-directional" : "icon";
  const accessible = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg {...strokes} {...accessible} className={className}>
      {icons[name].map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

const strokes = {
  viewBox: "0 0 24 24",
  width: 20,
  height: 20,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
