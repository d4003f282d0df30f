import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { allEndpoints } from "../../../embedded/content-service/all-endpoints.ts";
import { createContentServer } from "../../../embedded/content-service/server.ts";
import { openStore } from "../../../embedded/content-service/sqlite/open-store.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";
import { fill } from "../content-store/fill.ts";
import { measure, printShare } from "./measure.ts";

const [size, limit, token] = [10_000, 50, "bench"];

/** Lists as the studio requests them. */
const lists: Readonly<Record<string, string>> = {
  "list of all": "",
  "list, searched": "q=page+1&order=match",
  "list, filtered and searched": "q=page&lang=de-de&host=www.site-3.example&state=published&order=match",
  "list by heading": "lang=en-us&order=heading",
  "list by findings": "findings=unknown",
};

/** Measures how long the content service takes for a page of the list, with 10,000 documents. */
export async function measureLists(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "studio-lists-"));
  const file = path.join(folder, "content.db");
  await fill(file, size);
  const store = await openStore({ file, threads: true, deliveries: false });
  const endpoints = allEndpoints({
    store,
    repositoryName: "tessera",
    writeTokens: [token],
    mediaBaseUrl: undefined,
    webhook: undefined,
    changed: () => undefined,
  });
  const { origin, stop } = await startOnFreePort(createContentServer({ store, endpoints }));
  try {
    for (const [name, query] of Object.entries(lists)) {
      const p95 = await measure(name, () => list(`${origin}/editing/documents?${query}`));
      printShare(`${name}, p95 as a share of ${limit} ms`, p95, limit, "10,000 documents");
    }
  } finally {
    stop();
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

const listSchema = v.object({ results: v.pipe(v.array(v.unknown()), v.minLength(1)) });

async function list(url: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  v.parse(listSchema, await response.json());
}
