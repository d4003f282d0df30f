import { pageTypes } from "../../customtypes/index.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import { finishContent } from "../../framework/react/markup/finish-content.ts";
import { resolveRequest } from "../../routing/resolve-request.ts";
import { defaultView } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { testDocument } from "../support/fake-content.ts";
import { testPage } from "../support/page-context.ts";
import { median } from "../support/percentile.ts";
import { testProduct } from "../support/test-product.ts";
import { testProvider } from "../support/test-provider.ts";
import { testPorts, testRegistries } from "../support/test-renderer.ts";
import { goalMark } from "./goals.ts";
import { views } from "../../app/_composition/views.ts";

/** Measures a cold page's own work, from the request to finished markup. Upstreams respond at once, and React is not in it. */
const slices = 40;
const shortcodes = ["price", "duration", "rating", "cancellation", "title"];
const goalMs = 3;

const { site } = testPage();
const uid = `${site.host}.bench`;
const text = (value: string) => ({ text: value, spans: [] });
const body = shortcodes.map((name, index) => ({
  type: "paragraph",
  ...text(`The ticket of this section: [${name} tgid="${index + 1}"] for the first and second tiers of the arena.`),
}));
const document = testDocument(uid, "content_page", {
  heading: [{ type: "heading1", ...text("A page of forty slices") }],
  meta_description: "Forty slices",
  slices: Array.from({ length: slices }, (_, index) => ({
    id: `text_block$${index}`,
    slice_type: "text_block",
    variation: "default",
    primary: { title: [{ type: "heading2", ...text(`Section ${index}`) }], body },
  })),
});

const provider = testProvider({ products: ({ id }) => testProduct({ id, minDuration: 90, maxDuration: 150 }) });
const { ports } = testPorts([document], { provider, onDiagnostics: refuseDiagnostics });
const { renderPage } = createRenderer(testRegistries({ slices: Object.values(components), pageTypes }), ports);

/** Throws: a shortcode that shows nothing is not what is measured. */
function refuseDiagnostics([first]: readonly Diagnostic[]): void {
  if (first !== undefined) throw new Error(first.message);
}

async function renderOnce(): Promise<unknown> {
  resolveRequest(
    { method: "GET", target: "/bench/", host: site.host, cookie: "currency=EUR", development: false },
    views,
  );
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: ["bench"] } as const;
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  return { content: finishContent(outcome.content) };
}

/** Returns the CPU time of one page in milliseconds, garbage collection included, over a batch. */
async function measureBatch(pages: number): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) await renderOnce();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages;
}

const first = await measureBatch(1);
await measureBatch(300);
const batches: number[] = [];
for (let round = 0; round < 20; round += 1) batches.push(await measureBatch(25));
const best = Math.min(...batches);
const name = `a cold page's own work, ${slices} slices and ${slices * shortcodes.length} shortcodes`;
console.log(`${name}: CPU ${best.toFixed(2)} ms, median ${median(batches).toFixed(2)}, first ${first.toFixed(1)}`);
console.log(`${goalMark}${best < goalMs ? "met" : "NOT MET"}: ${name}: CPU ${best.toFixed(2)} ms, under ${goalMs} ms`);
