import { capturePages } from "./capture-pages.ts";
import { compareArchives } from "./compare-archives.ts";

/** `capture FOLDER` writes all pages of the built site; `compare BEFORE AFTER` prints each page that differs, and fails for one. */
const [command, folder = ".data/html", other = ""] = process.argv.slice(2);
if (command === "capture") await capturePages(folder);
else if (command === "compare") {
  const differences = compareArchives(folder, other);
  for (const difference of differences.slice(0, 100)) console.log(difference);
  console.log(`${differences.length} responses differ`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} else throw new Error("Say `capture FOLDER` or `compare BEFORE AFTER`.");
