import type { EditedDocument } from "../../../studio/protocol/document.ts";
import { addressed, pages } from "../../e2e/pages.ts";
import { median } from "../../support/percentile.ts";
import type { Site } from "../../support/start-site.ts";
import type { StudioClient } from "../../support/studio/studio-client.ts";
import { runLoad } from "../cached-pages/run-load.ts";
import { readZone, render } from "./measure-changes.ts";
import { printShare } from "./measure.ts";

const rounds = 5;
const changesPerSecond = 5;
const share = 0.95;

/** Measures how much of the throughput of cached pages is left while an editor types, in turns with nobody typing. */
export async function measureVisitors(site: Site, { call }: StudioClient, rome: EditedDocument): Promise<void> {
  const city = pages.find(({ kind }) => kind === "city");
  if (city === undefined) throw new Error("There is no city page.");
  const { url, headers } = addressed(site.baseUrl, city.site, city.path);
  const page = { url, headers: { ...headers, "accept-encoding": "br" } };
  const slice = readZone(rome)[0]?.id ?? null;
  const shares: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await runLoad(page, site.pid);
    let seq = 0;
    const timer = setInterval(() => {
      seq += 1;
      // One before it that waits is refused.
      render(call, { seq, document: rome, slice }).catch(() => undefined);
    }, 1_000 / changesPerSecond);
    const beside = await runLoad(page, site.pid).finally(() => clearInterval(timer));
    shares.push(beside.requestsPerSecond / alone.requestsPerSecond);
    console.log(
      `${round}. ${alone.requestsPerSecond.toFixed(0)} requests/s alone, ${beside.requestsPerSecond.toFixed(0)} beside an editor`,
    );
  }
  printShare(`visitors' throughput beside an editor, at least ${share}`, share, median(shares), "the city page");
}
