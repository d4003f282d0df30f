import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";
import { screenshots } from "../support/screenshots.ts";
import { startSite } from "../support/start-site.ts";
import { takePicture } from "./take-picture.ts";
import { writePicture } from "./write-picture.ts";

/** Writes `slices/<Name>/screenshot-<variation>.png` for each variation, or for those of the slices that are named. */
const names = process.argv.slice(2);
const wanted = screenshots().filter(({ slice }) => names.length === 0 || names.includes(slice));
if (wanted.length === 0) throw new Error(`There is no slice ${names.join(", ")}: name a folder of slices/.`);

const clock = pathToFileURL(path.join(import.meta.dirname, "clock.mjs")).href;
const { baseUrl, stop } = await startSite(
  { NODE_OPTIONS: `--import ${clock}`, CONTENT_API_URL: "", PROVIDER_API_URL: "" },
  { development: true, readyPath: "/slice-simulator" },
);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const { type, variation, file } of wanted) {
    const written = await writePicture(file, await takePicture(browser, baseUrl, type, variation));
    console.log(`${written ? "written  " : "unchanged"} ${path.relative(process.cwd(), file)}`);
  }
} finally {
  await browser.close();
  await stop();
}
