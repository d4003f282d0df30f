import path from "node:path";
import * as v from "valibot";
import type { EditedDocument } from "../../studio/protocol/document.ts";
import { renderedSchema } from "../../studio/protocol/rendering.ts";
import { percentile } from "../support/percentile.ts";
import { flagship, send } from "../support/send.ts";
import { startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { printGoal } from "./goals.ts";
import { signInToStudio, type StudioClient } from "../support/studio/studio-client.ts";

/**
 * Measures how soon an editor sees a change of a slice and of the page, beside a cached page. The time is that from a
 * request with the document to its whole response. It needs a build.
 */
const [changes, uid] = [60, `${flagship}.rome`];

const sliceSchema = v.looseObject({ id: v.string(), slice_type: v.string() });

const site = await startSite();
try {
  await until(
    "the studio to respond",
    async () => (await send({ base: site.baseUrl, path: "/readyz" })).status === 200,
  );
  const client = await signInToStudio({ baseUrl: site.baseUrl, studioFolder: path.join(site.folder, "studio") });
  const document = await client.open(uid);
  const slices = v.parse(v.array(sliceSchema), document.data["slices"]);
  const find = (type: string) => slices.find((slice) => slice.slice_type === type)?.id ?? null;
  const cached = await measure("a cached page", visit);
  for (const [name, slice, mostMs] of [
    ["hero", find("hero"), 200],
    ["faq", find("faq"), 200],
    ["listing", find("listing"), 1_000],
    ["page", null, 1_000],
  ] as const) {
    const p95 = await measure(name, (change) => render(client, document, slice, change));
    printGoal(`change → ${name}, p95 as a share of ${mostMs} ms`, [{ value: p95 / mostMs, at: "Rome" }], { most: 1 });
    console.log(`${"".padEnd(14)} ${(p95 / cached).toFixed(1)} cached pages`);
  }
} finally {
  await site.stop();
}

async function visit(): Promise<void> {
  const { status } = await send({ base: site.baseUrl, path: "/rome/" });
  if (status !== 200) throw new Error(`The page responded with ${status}.`);
}

async function render(
  { call }: StudioClient,
  document: EditedDocument,
  slice: string | null,
  seq: number,
): Promise<void> {
  const market = { host: flagship, locale: "en", currency: "EUR" };
  const changed = { ...document, title: `Rome, ${seq}` };
  const rendered = v.parse(renderedSchema, await call("POST", "render", { seq, document: changed, market, slice }));
  const isThere = slice === null ? rendered.main !== null : Object.keys(rendered.anchors).length === 1;
  if (!isThere) throw new Error("The response lacks what was requested.");
}

/** Prints percentiles of several runs, after three that prepare. Returns the 95th in milliseconds. */
async function measure(name: string, run: (change: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let change = -3; change < changes; change += 1) {
    const began = performance.now();
    await run(change);
    if (change >= 0) times.push(performance.now() - began);
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${name.padEnd(14)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  return p95;
}
