import * as v from "valibot";
import { asList } from "../../../studio/protocol/as-json.ts";
import type { EditedDocument } from "../../../studio/protocol/document.ts";
import { copySlice, isSlice, type Slice } from "../../../studio/protocol/outline/slice.ts";
import { renderedSchema } from "../../../studio/protocol/rendering.ts";
import { flagship, send } from "../../support/send.ts";
import type { StudioClient } from "../../support/studio/studio-client.ts";
import { measure, printShare } from "./measure.ts";

/** Milliseconds in which an editor sees a change of a slice, and of a list or the page. */
const limits = { slice: 200, page: 1_000 };

const market = { host: flagship, locale: "en", currency: "EUR" };

/** Measures how soon changes of Rome's page, and of a page of 100 slices, are rendered. */
export async function measureChanges({ call }: StudioClient, rome: EditedDocument, baseUrl: string): Promise<void> {
  const cached = await measure("a cached page", async () => {
    const { status } = await send({ base: baseUrl, path: "/rome/" });
    if (status !== 200) throw new Error(`The page responded with ${status}.`);
  });
  const slices = readZone(rome);
  const long = { ...rome, data: { ...rome.data, slices: toHundred(slices) } };
  const find = (type: string) => slices.find(({ slice_type: own }) => own === type)?.id ?? null;
  for (const [name, document, slice, limit] of [
    ["hero", rome, find("hero"), limits.slice],
    ["faq", rome, find("faq"), limits.slice],
    ["listing", rome, find("listing"), limits.page],
    ["page", rome, null, limits.page],
    ["hero on a page of 100 slices", long, find("hero"), limits.slice],
    ["page of 100 slices", long, null, limits.page],
  ] as const) {
    const p95 = await measure(name, (seq) => render(call, { seq, document, slice }), 30);
    printShare(`change → ${name}, p95 as a share of ${limit} ms`, p95, limit, "Rome");
    console.log(`${"".padEnd(32)} ${(p95 / cached).toFixed(1)} cached pages`);
  }
}

export const readZone = ({ data }: EditedDocument): readonly Slice[] => asList(data["slices"]).filter(isSlice);

/** Returns the slices, and copies of them in their order until there are a hundred. */
function toHundred(slices: readonly Slice[]): readonly Slice[] {
  const copies = Array.from({ length: 100 - slices.length }, (_, index) => slices[index % slices.length]);
  return [...slices, ...copies.flatMap((slice) => (slice === undefined ? [] : [copySlice(slice)]))];
}

interface Change {
  readonly seq: number;
  readonly document: EditedDocument;
  readonly slice: string | null;
}

/** Renders a changed document. Throws where the response lacks what was requested. */
export async function render(call: StudioClient["call"], { seq, document, slice }: Change): Promise<void> {
  const changed = { ...document, title: `Rome, ${seq}` };
  const rendered = v.parse(renderedSchema, await call("POST", "render", { seq, document: changed, market, slice }));
  const isThere = slice === null ? rendered.main !== null : Object.keys(rendered.anchors).length === 1;
  if (!isThere) throw new Error("The response lacks what was requested.");
}
