import * as v from "valibot";
import { readText } from "../../http/read-text.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { scrollMilestones } from "../../ui/consent/measurement/scroll-milestones.ts";
import { isSameOrigin } from "../../routing/is-same-origin.ts";

/** Bytes: many times a measurement. */
const bodyLimit = 1024;

/** Milliseconds; a browser that was asleep says more. */
const duration = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)));

const schema = v.strictObject({
  kind: v.string(),
  device: v.picklist(["phone", "desktop"]),
  depth: v.picklist([0, ...scrollMilestones]),
  vitals: v.strictObject({
    ttfb: duration,
    fcp: duration,
    lcp: duration,
    inp: duration,
    cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
});

/** One visit to a page, as a browser with consent measured it. Nothing in it identifies a visitor. */
export type Measurement = v.InferOutput<typeof schema>;

/** Reads a measurement of a page of these kinds. Undefined for a request that no page of ours sends. */
export async function readMeasurement(request: Request, kinds: readonly string[]): Promise<Measurement | undefined> {
  const { headers } = request;
  if (findSiteByHost(headers.get("host") ?? "") === undefined || !isSameOrigin(headers)) return undefined;
  const body = await readText(request, bodyLimit).catch(() => "");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return parsed.success && kinds.includes(parsed.output.kind) ? parsed.output : undefined;
}
