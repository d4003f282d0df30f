import { type APIRequestContext, request as requests } from "@playwright/test";
import { contentEditor } from "../e2e/content-editor.ts";
import { addressed } from "../e2e/pages.ts";
import { startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { startBareNext } from "./cold-pages/bare-next.ts";
import { printGoal } from "./goals.ts";
import { toLatencies } from "./latencies.ts";

/**
 * Measures the first response with a change, from its request on. A page of forty texts changes by a publication; a page
 * of forty cards on bare Next is invalidated. It needs a build.
 */
const changes = 12;

const uid = "www.tessera.example.forty";
const body = [
  { type: "paragraph", text: "Skip the line, cancel free of charge, and enter with your phone.", spans: [] },
];
const slices = Array.from({ length: 40 }, () => ({
  slice_type: "text_block",
  variation: "default",
  primary: { body },
}));

const context = await requests.newContext();
try {
  const bare = await changedOnBareNext(context);
  const own = await changedOnTheSite(context);
  print("bare Next", bare);
  print("the site", own);
  const at = "a page of forty texts";
  printGoal("changed page beside bare Next, p50", [{ value: own.p50 / bare.p50, at }], { most: 8 });
} finally {
  await context.dispose();
}

async function changedOnBareNext(request: APIRequestContext) {
  const bareNext = await startBareNext();
  const times: number[] = [];
  try {
    for (let change = 0; change < changes; change += 1) {
      await request.get(`${bareNext.baseUrl}/changed`);
      times.push((await timed(request, bareNext.baseUrl, {})).time);
    }
  } finally {
    await bareNext.stop();
  }
  return toLatencies(times);
}

async function changedOnTheSite(request: APIRequestContext) {
  const site = await startSite();
  const { url, headers } = addressed(site.baseUrl, "tessera", "/forty/");
  const { put } = contentEditor(site);
  const publish = (id: string, title: string) => {
    const data = { heading: [{ type: "heading1", text: title, spans: [] }], slices };
    return put(id, { type: "content_page", lang: "en-us", uid, tags: [uid], title, data });
  };
  const times: number[] = [];
  try {
    const id = await publish("forty", "Forty");
    await until(`a publication to make ${url}`, async () => (await request.get(url, { headers })).ok());
    for (let change = 0; change < changes; change += 1) {
      await publish(id, `Forty, ${change}`);
      times.push(await refreshed(request, url, headers));
    }
  } finally {
    await site.stop();
  }
  return toLatencies(times);
}

/** Requests a page until its change is there. Returns the milliseconds of the response that has it first. */
async function refreshed(request: APIRequestContext, url: string, headers: Record<string, string>): Promise<number> {
  const limit = performance.now() + 20_000;
  while (performance.now() < limit) {
    const { time, state } = await timed(request, url, headers);
    if (state === "refreshed") return time;
  }
  throw new Error(`A publication did not change ${url} within twenty seconds.`);
}

async function timed(request: APIRequestContext, url: string, headers: Record<string, string>) {
  const start = performance.now();
  const response = await request.get(url, { headers });
  await response.body();
  if (!response.ok()) throw new Error(`${url} responded with ${response.status()}`);
  return { time: performance.now() - start, state: response.headers()["x-cache"] };
}

function print(name: string, { p50, p99 }: { readonly p50: number; readonly p99: number }): void {
  console.log(`${name.padEnd(14)} p50 ${p50.toFixed(1)} ms, longest ${p99.toFixed(1)} ms`);
}
