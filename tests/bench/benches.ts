import { join } from "node:path";
import type { NamedRun } from "../support/named-runs.ts";
import { type BenchOutput, runBundled, runNode } from "./run-node.ts";

export interface Bench extends NamedRun {
  readonly run: (parameters: readonly string[]) => Promise<BenchOutput>;
  /** Whether it takes so long that it runs only when it is named. */
  readonly byNameOnly?: boolean;
}

const here = (file: string) => join(import.meta.dirname, file);
const plain = (file: string) => (parameters: readonly string[]) =>
  runNode(["--import", "tsx", here(file), ...parameters]);
const bundled =
  (file: string, ...options: readonly string[]) =>
  () =>
    runBundled(here(file), options);

/** Megabytes: more than a run of this bench allocates. */
const youngGeneration = ["--max-semi-space-size=1024", "--min-semi-space-size=1024"];

/** Benches by name. `docs/testing.md` says which ones need a build. */
export const benches: Readonly<Record<string, Bench>> = {
  shortcodes: { does: "shortcodes beside other engines", run: bundled("shortcodes.ts") },
  "shortcodes-growth": {
    does: "whether the time of a shortcode grows",
    run: bundled("shortcodes-growth.ts", ...youngGeneration),
  },
  "rich-text": { does: "rich text beside other renderers", run: bundled("rich-text.tsx") },
  renderer: { does: "the verbs of a page, by its size", run: bundled("renderer.tsx") },
  line: { does: "the CPU time of a page's own work", run: bundled("page-line.ts") },
  content: {
    does: "the content store, by documents; sizes may follow",
    run: plain("content-store.ts"),
    takesMore: true,
  },
  provider: { does: "the provider, by products; sizes may follow", run: plain("provider.ts"), takesMore: true },
  cached: { does: "a cached page, beside bare Next and Node", run: plain("cached-pages.ts") },
  cold: { does: "pages that no cache has, by kind; a count may follow", run: plain("cold-pages.ts"), takesMore: true },
  changed: { does: "pages after a publication", run: plain("changed-pages.ts") },
  browser: {
    does: "pages on a phone, in Lighthouse; visits and kinds may follow",
    run: plain("browser.ts"),
    takesMore: true,
  },
  studio: { does: "how soon an editor sees a change", run: plain("studio.ts") },
  seats: { does: "seats, days and months on a phone", run: plain("seats.ts") },
  slices: {
    does: "pages where 100 slices are registered; a number may follow",
    run: plain("many-slices.ts"),
    takesMore: true,
    byNameOnly: true,
  },
};
