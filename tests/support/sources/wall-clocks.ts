import { isTest, type Sources } from "./source-files.ts";

/** The files that read the machine's clock for all others. Browsers read theirs for what they show. */
const readers =
  /^(?:http\/time|embedded\/runtime\/epoch-now|ui\/consent\/storage\/stored-item|studio\/browser\/format-age)\.ts$|\.client\.tsx$|\.enhance\.ts$|^embedded\/[\w-]+\/tests\//;

/** Returns what to do about code that reads a clock which can be set back: a duration would never end. */
export function wallClocks(sources: Sources): readonly string[] {
  return [...sources]
    .filter(([file, source]) => !isTest(file) && !readers.test(file) && /\bDate\.now\b|\bnew Date\(\)/.test(source))
    .map(
      ([file]) =>
        `${file} reads a clock that anyone may set: use performance.now() for a duration, ` +
        "systemTime.date or epochNow for a date that is shown, stored or sent.",
    );
}
