/** The folder of the slice that `npm run check:slice` checks; undefined for all of them. */
const checked = process.env["CHECKED_SLICE"];

/** Returns whether rows of a file from the project's root are run: `slices/Hero/Hero.tsx`. */
export function isChecked(file: string): boolean {
  return checked === undefined || file.startsWith(`slices/${checked}/`);
}
