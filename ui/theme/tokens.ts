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

/** Fixed measures of the page. What sticks below the header sticks at `headerHeight`. */
export const layout = { pageWidth: "1240px", textWidth: "68ch", headerHeight: "64px" } as const;
