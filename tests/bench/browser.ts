import { launch } from "chrome-launcher";
import { address, addressed, pages } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { startSite } from "../support/start-site.ts";
import { brokenGates, budgets, toMedianFigures, missedGoals } from "./browser/budgets.ts";
import { measurePage, type PageFigures } from "./browser/page-figures.ts";
import { concludeGates } from "./gates.ts";
import { requestPageBytes } from "./request-page.ts";

/**
 * Visits a page of each kind as a phone does, in Lighthouse. Prints medians, and goals that are missed. Ends with an error
 * when a gate is broken. Needs a build. The number of visits and kinds of pages may follow, `-- 5 city show`; BASE_URL names a site that runs already.
 */
const [, , visits = "3", ...kinds] = process.argv;
const measured = pages.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
if (measured.length === 0) throw new Error(`kinds are ${pages.map(({ kind }) => kind).join(", ")}`);
const given = process.env["BASE_URL"];
const site = given === undefined ? await startSite() : { baseUrl: given, stop: async () => {} };
const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await launch({ chromePath: chromiumPath(), chromeFlags: flags });
const broken: string[] = [];
const missed: string[] = [];
try {
  console.log(`Medians of ${visits} visits: 4× CPU, slow 4G, empty cache; gate and goal above.`);
  print("", (figure) => `${getBudget(figure).gate} / ${getBudget(figure).goal}`, "score");
  for (const { kind, site: name, path, indexed = true } of measured) {
    const url = address(site.baseUrl, name, path);
    // The first visit renders the page, which its cache then has.
    await requestPageBytes(addressed(site.baseUrl, name, path));
    const each: PageFigures[] = [];
    for (let visit = 0; visit < Number(visits); visit += 1) each.push(await measurePage(url, browser.port, indexed));
    const figures = toMedianFigures(each);
    print(kind, (figure) => figures[figure].toFixed(figure === "cls" ? 3 : 0), `${Math.round(figures.score)}`);
    const { cpuMs, tbtMs, benchmarkIndex } = figures;
    console.log(`  CPU ${cpuMs.toFixed(0)} ms; blocking by the clock, as Lighthouse has it, ${tbtMs.toFixed(0)} ms`);
    console.log(`  benchmark index of the machine ${benchmarkIndex.toFixed(0)}`);
    console.log(`  below 1: ${figures.below.join(", ")}`);
    broken.push(...brokenGates(figures).map((gate) => `${kind}: ${gate}`));
    missed.push(...missedGoals(figures).map((goal) => `${kind}: ${goal}`));
  }
} finally {
  browser.kill();
  await site.stop();
}
concludeGates(missed, broken);

function getBudget(figure: string) {
  const found = budgets.find((budget) => budget.figure === figure);
  if (found === undefined) throw new Error(`there is no budget for ${figure}`);
  return found;
}

function print(kind: string, formatCell: (figure: (typeof budgets)[number]["figure"]) => string, score: string): void {
  const cells = budgets.map(({ figure }) => `${figure} ${formatCell(figure)}`.padStart(24));
  console.log(kind.padEnd(14) + cells.join("") + score.padStart(8));
}
