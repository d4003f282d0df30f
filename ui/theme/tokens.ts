/** Values that all brands share. Sizes are rem, so that a traveller's own text size counts; space is px. */
export const tokens = {
  size: {
    s12: "0.75rem",
    s14: "0.875rem",
    s16: "1rem",
    s18: "1.125rem",
    s22: "1.375rem",
    s28: "1.75rem",
    s36: "2.25rem",
    s48: "3rem",
  },
  space: {
    s4: "4px",
    s8: "8px",
    s12: "12px",
    s16: "16px",
    s24: "24px",
    s32: "32px",
    s48: "48px",
    s64: "64px",
    s96: "96px",
  },
  radius: { card: "12px", control: "8px", chip: "999px" },
} as const;

/**
 * Fixed measures of the page. Sticky elements below the header stick at `headerHeight`, which is 0 without a header.
 */
export const layout = {
  pageWidth: "1240px",
  textWidth: "68ch",
  headerRow: "64px",
  headerHeight: "var(--header-height, 64px)",
} as const;

/**
 * A screen that sticky parts would cover: at 400 % zoom, 1280 × 1024 is 320 × 256 px. On a phone with letters of twice the
 * size, a header has several rows.
 */
export const shortScreen = "(max-height: 479px), (max-width: 17rem)";

/** Media queries for vanilla-extract's `"@media"`. A phone is a viewport under 768 px (F16). */
export const media = {
  phone: "(max-width: 767px)",
  tablet: "(min-width: 768px)",
  desktop: "(min-width: 1100px)",
  forcedColors: "(forced-colors: active)",
  motion: "(prefers-reduced-motion: no-preference)",
} as const;

/** Text that screen readers alone read. */
export const visuallyHidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** A line that scrolls sideways. Its edges fade, so that no letter is cut: they are as wide as its least padding. */
export const sidewaysLine = {
  overflowX: "auto",
  scrollbarWidth: "none",
  maskImage: "linear-gradient(90deg, #0000, #000 16px calc(100% - 16px), #0000)",
} as const;

/** Files that a page needs at once: fit for a preload. */
export const fontFiles = {
  sans: "/fonts/instrument-sans-latin-2.woff2",
  serif: "/fonts/fraunces-latin.woff2",
  capitals: "/fonts/cormorant-sc-latin-2.woff2",
  condensed: "/fonts/barlow-condensed-italic-latin-2.woff2",
  arabic: "/fonts/noto-sans-arabic.woff2",
} as const;

/** Families in the order they are tried; a metric-matched fallback follows each web font. */
const sans = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';
const serif = 'Fraunces, "Fraunces Fallback", Georgia, serif';
const capitals = '"Cormorant SC", "Cormorant SC Fallback", Georgia, serif';
const condensed = '"Barlow Condensed Italic", "Barlow Condensed Italic Fallback", "Arial Narrow", sans-serif';

/** Local Arabic faces scaled to the widths of ours, by the systems that have them. */
export const arabicFallbacks = { android: "Arabic Naskh", linux: "Arabic DejaVu" } as const;

/** Latin stays in the brand's own face; Arabic letters come from the Arabic one. */
const arabic = `"Instrument Sans", "Noto Sans Arabic", ${Object.values(arabicFallbacks)
  .map((name) => `"${name}"`)
  .join(", ")}, "Instrument Sans Fallback", "Geeza Pro", "Segoe UI", system-ui, sans-serif`;

/**
 * System faces for Chinese, Japanese and Korean: a web font of theirs weighs megabytes. The Latin fallback precedes them, as
 * its metrics decide the height of a line until ours arrives.
 */
const system = {
  ja: '"Instrument Sans", "Instrument Sans Fallback", "Hiragino Sans", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
  "zh-Hant":
    '"Instrument Sans", "Instrument Sans Fallback", "PingFang TC", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", sans-serif',
  "zh-Hans":
    '"Instrument Sans", "Instrument Sans Fallback", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  ko: '"Instrument Sans", "Instrument Sans Fallback", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
} as const;

export const fontStacks = { sans, serif, capitals, condensed, arabic, system } as const;
