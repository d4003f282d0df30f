import { createThemeContract } from "@vanilla-extract/css";
import { tokens } from "./tokens.ts";

/** The names that every brand has a value for. A brand overrides values, never names. */
export const brandVars = createThemeContract({
  color: {
    ink: null,
    /** Secondary text: still 4.5:1 on every ground. */
    inkSoft: null,
    ground: null,
    /** A section that is set apart. */
    groundTinted: null,
    /** Cards and popovers. */
    surface: null,
    /** Hairlines: ink at 12 %. */
    line: null,
    /** Fill of the action; as text it is 4.5:1 on every ground. */
    action: null,
    actionInk: null,
    actionHover: null,
    /** Savings only. */
    saving: null,
    /** Free cancellation only. */
    assurance: null,
    /** True scarcity, and what is invalid in a form. */
    scarcity: null,
    /** Borders of controls: 3:1. */
    control: null,
    focus: null,
  },
  /** `card` is for titles of cards and other minor headings. */
  font: { body: null, heading: null, card: null },
  /** Letter-spacing of headings; none in scripts that must not have it. */
  tracking: { heading: null },
  radius: { card: null, control: null, chip: null },
  shadow: { floating: null },
  /** The brand's mark beside its name: a CSS mask image, filled with the action color. */
  mark: null,
  /** CSS `color-scheme`, so that the browser's own controls fit. */
  scheme: null,
});

/** Values of styles: a brand's, with the sizes and spaces that all brands share. As numbers these cost a page fewer bytes. */
export const vars = { ...brandVars, size: tokens.size, space: tokens.space };
