import type { NamedRun } from "./named-runs.ts";

export type Command = readonly [program: string, ...parameters: string[]];

export interface Suite extends NamedRun {
  readonly run: Command;
  /** Builds the site first, unless the last build was made of the same files. */
  readonly needsBuild?: boolean;
  /** Repeats and samples as much as the tests can, rather than the share that `npm test` has. */
  readonly whole?: boolean;
}

const tsx = (file: string): Command => ["node", "--import", "tsx", file];
const playwright = (suite: string): Command => [
  "playwright",
  "test",
  "--config",
  `tests/${suite}/playwright.config.ts`,
];
const vitest = (suite: string): Command => ["vitest", "run", "--config", `tests/${suite}/vitest.config.ts`];

/** Suites that take minutes or hours, by name. `docs/testing.md` describes each. */
export const suites: Readonly<Record<string, Suite>> = {
  unit: {
    does: "unit and conformance tests, ten times as often",
    run: ["vitest", "run"],
    whole: true,
    takesMore: true,
  },
  browser: {
    does: "all tests in a browser, in all languages",
    run: tsx("tests/browser.ts"),
    needsBuild: true,
    whole: true,
  },
  true: {
    does: "all shipped pages against the provider's data",
    run: ["vitest", "run", "tests/conformance/true"],
    whole: true,
  },
  marks: {
    does: "all shipped pages with and without the studio's marks",
    run: ["vitest", "run", "tests/conformance/marks.test.tsx"],
    whole: true,
  },
  tools: { does: "the Prismic CLI and `npm run slice`, in a copy", run: tsx("tests/tools.ts") },
  recipes: { does: "the recipes of docs/recipes, in a copy", run: tsx("tests/recipes/follow.ts"), takesMore: true },
  html: { does: "the HTML of all pages, of two builds", run: tsx("tests/html/run.ts"), takesMore: true },
  crawl: { does: "all pages of the sitemaps", run: tsx("tests/crawl/run.ts"), needsBuild: true, takesMore: true },
  rows: {
    does: "each row of docs/requirements.md on the page where a visitor meets it",
    run: tsx("tests/rows/run.ts"),
    needsBuild: true,
    takesMore: true,
  },
  fuzz: { does: "100,000 requests that nobody should send", run: tsx("tests/fuzz/run.ts"), takesMore: true },
  validators: {
    does: "checkers of others: HTML, accessibility, vocabularies, schemas, policies, protocols",
    run: tsx("tests/validators/run.ts"),
    needsBuild: true,
    takesMore: true,
  },
  load: { does: "a steady load, with faults of upstreams", run: tsx("tests/load/run.ts"), takesMore: true },
  faults: { does: "all faults of both upstreams", run: playwright("faults"), takesMore: true },
  studio: {
    does: "an editor's walks through the studio, by mouse and by keyboard",
    run: playwright("studio"),
    needsBuild: true,
    takesMore: true,
  },
  development: { does: "edits and errors under `npm run dev`", run: playwright("development"), takesMore: true },
  machines: {
    does: "two instances and a Redis that are killed",
    run: vitest("machines"),
    needsBuild: true,
    takesMore: true,
  },
  contract: {
    does: "parts of Next in another form, in a copy",
    run: vitest("contract"),
    needsBuild: true,
    takesMore: true,
  },
  outbox: { does: "1,000 forms, kills and a failing disk", run: vitest("outbox"), needsBuild: true, takesMore: true },
  deploy: { does: "the steps of the Dockerfile, and what they make", run: tsx("tests/deploy/run.ts") },
};
