/** Masks of 24 × 24; the colour comes from what is masked. */
export const marks = {
  /** Four tiles of a mosaic, one of them turned. */
  tesserae: mask("M1 1h10v10H1zM13 11a10 10 0 0 1 10-10v10zM1 13h10v10H1zM13 13h10v10H13z"),
  /** Two storeys of arches. */
  arches: mask(
    "M1 23V1h22v22h-4v-5a3 3 0 0 0-6 0v5h-2v-5a3 3 0 0 0-6 0v5zM5 11h4V7.5a2 2 0 0 0-4 0zM15 11h4V7.5a2 2 0 0 0-4 0z",
  ),
  /** A curtain, drawn half open. */
  curtain: mask("M1 1h22v3H1zM1 6h10c0 8-3.500 13-8 14v3H1zM23 6H13c0 8 3.500 13 8 14v3h2z"),
} as const;

function mask(path: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill-rule='evenodd' d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
