import {
  assignVars,
  createGlobalThemeContract,
  createGlobalTheme,
  globalFontFace,
  globalStyle,
} from "@vanilla-extract/css";

/** Names of the studio's colors, sizes and shapes. */
export const theme = createGlobalThemeContract(
  {
    color: {
      text: null,
      /** Secondary text: 4.5:1 on every ground. */
      quiet: null,
      /** Hairlines. */
      line: null,
      /** Borders of controls: 3:1. */
      control: null,
      /** The ground of the application. */
      surface: null,
      /** Panels and controls on it. */
      raised: null,
      /** The ground of what the pointer is over, and of what is pressed. */
      hover: null,
      /** The ground around the page. */
      canvas: null,
      accent: null,
      accentText: null,
      /** The ground of what is selected. */
      selected: null,
      danger: null,
      warning: null,
      good: null,
    },
    space: { s2: null, s4: null, s6: null, s8: null, s12: null, s16: null, s24: null, s32: null },
    radius: { small: null, control: null, panel: null },
    font: { body: null, mono: null, s11: null, s12: null, s13: null, s15: null, s20: null },
    shadow: { floating: null },
  },
  (_value, path) => `studio-${path.join("-")}`,
);

const shapes = {
  space: { s2: "2px", s4: "4px", s6: "6px", s8: "8px", s12: "12px", s16: "16px", s24: "24px", s32: "32px" },
  radius: { small: "4px", control: "6px", panel: "10px" },
  font: {
    body: `"Instrument Sans", ui-sans-serif, system-ui, sans-serif`,
    mono: "ui-monospace, SFMono-Regular, Menlo, monospace",
    s11: "0.6875rem",
    s12: "0.75rem",
    s13: "0.8125rem",
    s15: "0.9375rem",
    s20: "1.25rem",
  },
};

const light = {
  text: "#1c1b19",
  quiet: "#66625c",
  line: "#e6e3de",
  control: "#8d8983",
  surface: "#f7f6f4",
  raised: "#ffffff",
  hover: "#efedea",
  canvas: "#e9e7e3",
  accent: "#1d5fd1",
  accentText: "#ffffff",
  selected: "#e4edfd",
  danger: "#b3261e",
  warning: "#8a5300",
  good: "#1a6b3c",
};

const dark = {
  text: "#ecebe8",
  quiet: "#a5a19a",
  line: "#33312e",
  control: "#77736c",
  surface: "#191817",
  raised: "#211f1e",
  hover: "#2c2a28",
  canvas: "#121110",
  accent: "#7fabff",
  accentText: "#0c1a33",
  selected: "#22304a",
  danger: "#ff9a91",
  warning: "#f0b35a",
  good: "#74cf97",
};

const floating = "0 8px 28px rgb(0 0 0 / 16%), 0 1px 3px rgb(0 0 0 / 12%)";

createGlobalTheme(":root", theme, { ...shapes, color: light, shadow: { floating } });

globalStyle(":root", {
  colorScheme: "light dark",
  fontSize: "16px",
  "@media": { "(prefers-color-scheme: dark)": { vars: assignVars(theme.color, dark) } },
});

globalFontFace("Instrument Sans", {
  src: 'url("/_studio/instrument-sans-latin-2.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("body", {
  margin: 0,
  background: theme.color.surface,
  color: theme.color.text,
  fontFamily: theme.font.body,
  fontSize: theme.font.s13,
  lineHeight: 1.45,
  WebkitFontSmoothing: "antialiased",
});

globalStyle("button, input, textarea, select", { font: "inherit", color: "inherit" });

globalStyle(":focus-visible", { outline: `2px solid ${theme.color.accent}`, outlineOffset: "1px" });
