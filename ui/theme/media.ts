/** Media queries for vanilla-extract's `"@media"`. A phone is a viewport under 768 px (specification §5). */
export const media = {
  tablet: "(min-width: 768px)",
  desktop: "(min-width: 1100px)",
  motion: "(prefers-reduced-motion: no-preference)",
} as const;
