import { toCacheControl, usualLifetime } from "../lifetime.ts";
import type { InProcessResponse } from "../request-in-process.ts";
import { standalone } from "../standalone.ts";
import { contractParts } from "./contract-parts.ts";

/** Two responses to one request for the contract's page. */
export interface ContractReading {
  readonly responses: readonly [InProcessResponse, InProcessResponse];
  readonly scriptMark: string;
}

/** Returns a sentence for each part of Next that is not as the process relies on. Each names the part. */
export function listBreaches(reading: ContractReading): readonly string[] {
  const { responses, scriptMark } = reading;
  const [first, second] = responses;
  const failed = responses.find(({ status }) => status !== 200);
  if (failed !== undefined) return [`Next rendered the contract's page with status ${failed.status} in place of 200.`];
  const [id, other] = [findRendering(first), findRendering(second)];
  if (id === undefined || other === undefined)
    return ["Next's proxy did not rewrite to the route of the request: the request's asynchronous context is lost."];
  const stored = id === other;
  return [
    ...(stored ? ["Next stored a page, although the cache handler of next.config.mjs stores none."] : []),
    ...listLostFacts(first),
    ...listHeaderBreaches(first),
    ...listFaults(reading),
    ...listHtmlBreaches(first.body.toString(), scriptMark),
  ];
}

function findRendering({ body }: InProcessResponse): string | undefined {
  return /<main data-rendering="([^"]+)"/.exec(body.toString())?.[1];
}

/** Returns why components could not be run by the site, as pages of content are; undefined where they were. */
export function findFaultOfComponents({ responses: [{ body }] }: ContractReading): string | undefined {
  return /<main data-rendering="[^"]+" data-fault="([^"]*)"/.exec(body.toString())?.[1];
}

function listFaults(reading: ContractReading): readonly string[] {
  const fault = findFaultOfComponents(reading);
  return fault === undefined
    ? []
    : [`React's elements are not as framework/react/run-components.tsx relies on: ${fault}`];
}

/** Tags and lifetime of a page reach the process through the context of its request. */
function listLostFacts({ source, lifetime }: InProcessResponse): readonly string[] {
  const isKnown = source?.tags.join() === contractParts.tags.join() && lifetime?.revalidate === contractParts.fresh;
  return isKnown
    ? []
    : [
        "Next's rendering has lost the request's asynchronous context: the tags and the lifetime of pages are not known.",
      ];
}

function listHeaderBreaches({ headers }: InProcessResponse): readonly string[] {
  const [control, usual] = [String(headers["cache-control"]), toCacheControl(usualLifetime)];
  return control === usual ? [] : [`Next's cache-control header of a page is "${control}" in place of "${usual}".`];
}

const loader = "start()";

function listHtmlBreaches(html: string, scriptMark: string): readonly string[] {
  const mark = ` data-ours="${scriptMark}"`;
  const result = standalone(html, { islands: { [contractParts.island]: "/contract.js" }, loader, mark });
  if ("unknown" in result)
    return [`Next's HTML has a part that framework/next/standalone.ts does not know: ${result.unknown}`];
  const [head = "", body = ""] = result.html.split("<body>");
  return [...listHeadBreaches(head), ...listBodyBreaches(body, mark)];
}

function listHeadBreaches(head: string): readonly string[] {
  const { title, sheets, font } = contractParts;
  const parts: readonly (readonly [name: string, part: string])[] = [
    ["the title that `metadata` names", `<title>${title}</title>`],
    [
      "React's hoisted style sheets, in the order of their precedence and without attributes",
      `<style>${sheets.theme}</style><style>${sheets.component}</style>`,
    ],
    ["React's preload of a font, once", `href="${font}"`],
  ];
  return parts.flatMap(([name, part]) =>
    head.split(part).length === 2 ? [] : [`Next's <head> is not as relied on: it lacks ${name} (${part}).`],
  );
}

/** The body is what the components rendered, with the addresses of the islands, and nothing else. */
function listBodyBreaches(body: string, mark: string): readonly string[] {
  const { island, structuredData, script } = contractParts;
  const expected = [
    "<p>one<!-- -->two</p>",
    `<section class="contract"><x-island name="${island}" when="idle" props="{&quot;text&quot;:&quot;&gt;&quot;}" src="/contract.js">`,
    "<b>three</b></x-island></section>",
    `<script type="application/ld+json">${structuredData}</script>`,
    `<script${mark}>${script}</script></main>`,
    `<script type="module"${mark}>${loader}</script></body></html>`,
  ].join("");
  const found = body.replace(/^<main data-rendering="[^"]+"(?: data-fault="[^"]*")?>/, "");
  if (found === expected) return [];
  const at = expected.split("").findIndex((letter, index) => found[index] !== letter);
  return [
    `Next's <body> is not what the components rendered, from here on: ${found.slice(Math.max(0, at - 20), at + 80)}`,
  ];
}
