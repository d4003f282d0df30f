/** The folder of the slice that `npm run check:slice` checks; undefined where all are tested. */
export const checkedSlice = process.env["CHECKED_SLICE"];

/** Returns whether a file's tests run, by its path from the project's root: `slices/Hero/Hero.test.tsx`. */
export function isChecked(file: string): boolean {
  return checkedSlice === undefined || file.startsWith(`slices/${checkedSlice}/`);
}
