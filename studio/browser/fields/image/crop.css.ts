import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

const { color, font, space } = theme;

export const frame = style({
  display: "grid",
  placeItems: "center",
  padding: space.s8,
  background: color.canvas,
  overflow: "auto",
});

export const picture = style({ display: "block", maxWidth: "100%", maxHeight: "56vh" });

export const actions = style({ display: "flex", alignItems: "center", gap: space.s8 });

export const size = style({ marginInlineEnd: "auto", fontSize: font.s12, color: color.quiet });

/** The library of the crop names these classes. */
const inside = (selector: string) => `${frame} .ReactCrop${selector}`;

globalStyle(inside(""), { position: "relative", display: "inline-block", cursor: "crosshair", maxWidth: "100%" });
globalStyle(inside("__child-wrapper"), { overflow: "hidden", touchAction: "none" });
globalStyle(inside("__crop-mask"), {
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  width: "100%",
  height: "100%",
});
globalStyle(inside("__crop-selection"), {
  position: "absolute",
  inset: "0 auto auto 0",
  cursor: "move",
  touchAction: "none",
  outline: "1px solid #fff",
});
globalStyle(inside("__crop-selection:focus-visible"), { outline: `2px solid ${color.accent}` });
for (const [side, offset] of [
  ["vt", { top: 0, bottom: 0, width: "1px" }],
  ["hz", { left: 0, right: 0, height: "1px" }],
] as const) {
  const line = { content: '""', position: "absolute", background: "rgb(255 255 255 / 40%)", ...offset } as const;
  const [first, second] = [
    { [side === "vt" ? "left" : "top"]: "33.33%" },
    { [side === "vt" ? "left" : "top"]: "66.66%" },
  ];
  globalStyle(inside(`__rule-of-thirds-${side}::before`), { ...line, ...first });
  globalStyle(inside(`__rule-of-thirds-${side}::after`), { ...line, ...second });
}
globalStyle(inside("__drag-handle"), {
  position: "absolute",
  width: "12px",
  height: "12px",
  background: "#fff",
  border: "1px solid rgb(0 0 0 / 50%)",
  borderRadius: "2px",
});
globalStyle(inside("__drag-handle:focus-visible"), { outline: `2px solid ${color.accent}` });

/** Places of the handles, by the letters of the library. */
const handles = {
  nw: ["0", "0"],
  n: ["50%", "0"],
  ne: ["100%", "0"],
  e: ["100%", "50%"],
  se: ["100%", "100%"],
  s: ["50%", "100%"],
  sw: ["0", "100%"],
  w: ["0", "50%"],
} as const;
for (const [name, [left, top]] of Object.entries(handles)) {
  globalStyle(`${frame} .ord-${name}`, { left, top, translate: "-50% -50%", cursor: `${name}-resize` });
}
