import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";
import { badge } from "./badge.ts";
import { wideFrom } from "./arrange-labels.ts";
import { canvas } from "./frame.ts";
import { measures, type MarkKind } from "./label-box.ts";

const { color, size, space, radius } = vars;
/** Water is blue under every brand, on its own ground. */
const sea = `color-mix(in oklab, #3d78b4 24%, ${color.ground})`;
const coast = `color-mix(in oklab, ${color.inkSoft} 75%, ${color.ground})`;

export const figure = style({ display: "block", maxInlineSize: `${canvas.width}px`, marginBlock: space.s24 });

export const map = style({
  position: "relative",
  display: "block",
  containerType: "inline-size",
  overflow: "hidden",
  borderRadius: radius.card,
  background: sea,
  lineHeight: 1.3,
  whiteSpace: "nowrap",
});

/** Land may reach the edge and is as light as the page. */
export const edge = style({
  position: "absolute",
  inset: 0,
  border: `1px solid ${color.line}`,
  borderRadius: "inherit",
});

export const land = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  fillRule: "evenodd",
  stroke: coast,
  strokeLinejoin: "round",
});
const outline = { vectorEffect: "non-scaling-stroke" } as const;
const forced = { "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } } };

export const abroad = style({ ...outline, ...forced, fill: color.groundTinted, strokeWidth: 0.75 });
export const home = style({ ...outline, ...forced, fill: color.surface, strokeWidth: 1.25 });

export const pin = style({
  position: "absolute",
  inlineSize: "24px",
  blockSize: "32px",
  translate: "-50% -97%",
  fill: color.action,
  stroke: color.surface,
  strokeWidth: 2,
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const dot = style({
  position: "absolute",
  inlineSize: "7px",
  blockSize: "7px",
  translate: "-50% -50%",
  borderRadius: radius.chip,
  background: color.ink,
  boxShadow: `0 0 0 1.5px ${color.surface}`,
});

export const label = style({ position: "absolute" });

const halo = `-1px -1px 1px ${color.surface}, 1px -1px 1px ${color.surface}, -1px 1px 1px ${color.surface}, 1px 1px 1px ${color.surface}, 0 0 4px ${color.surface}`;

const cityName = {
  fontSize: `${measures.city.letter}px`,
  fontWeight: 500,
  color: color.ink,
  textShadow: halo,
} as const;

export const kinds = styleVariants({
  pin: { fontSize: `${measures.pin.letter}px`, fontWeight: 700, color: color.ink, textShadow: halo },
  city: cityName,
  name: cityName,
  number: badge,
  country: { fontSize: `${measures.country.letter}px`, color: color.inkSoft },
});

const centered = styleVariants(createSideStyles("country"));
export const sides = {
  pin: styleVariants(createSideStyles("pin")),
  city: styleVariants(createSideStyles("city")),
  country: centered,
  number: centered,
  name: styleVariants(createSideStyles("name")),
};

function createSideStyles(kind: MarkKind) {
  const { aside, lift, above, below } = measures[kind];
  return {
    after: { translate: `${aside}px calc(-50% - ${lift}px)` },
    before: { translate: `calc(-100% - ${aside}px) calc(-50% - ${lift}px)` },
    above: { translate: `-50% calc(-100% - ${above}px)` },
    below: { translate: `-50% ${below}px` },
    over: { translate: "-50% -50%" },
  };
}

export const wideOnly = style({
  "@container": { [`(max-width: ${wideFrom - 0.01}px)`]: { display: "none" } },
});

export const bar = style({
  position: "absolute",
  insetInlineStart: space.s12,
  insetBlockEnd: space.s12,
  borderBlockEnd: `2px solid ${color.ink}`,
  fontSize: size.s12,
  color: color.ink,
  textShadow: halo,
});

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.s16,
  marginBlockStart: space.s8,
  fontSize: size.s14,
});

export const open = style({ color: color.action, fontWeight: 600, ":hover": { color: color.actionHover } });
