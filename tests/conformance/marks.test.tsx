import { afterAll, expect, it } from "vitest";
import { registries } from "../../app/_composition/registries.ts";
import { createProviderClient } from "../../catalog/provider/client.ts";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { createMarks } from "../../preview/marks/create-marks.tsx";
import { createRenderer } from "../../renderer/line.ts";
import type { Decorator } from "../../renderer/render/decoration.ts";
import { defaultView } from "../../routing/view.ts";
import { stripMarks } from "../../studio/protocol/mark-letters.ts";
import { createFindAddress } from "../../studio/server/render/find-address.ts";
import { placeMarks } from "../../studio/server/render/place-marks.ts";
import { sampleDocuments } from "../support/shipped/sample-documents.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { createVisitPorts } from "../support/true/render-visit.tsx";
import { type ShippedPage, shippedPages } from "../support/true/shipped-pages.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";

const now = Date.parse("2026-11-24T10:00:00Z");
const { origin, stop } = await startOnFreePort(
  createProviderServer({ mediaBaseUrl: "http://media.test", now: () => now }),
);
afterAll(stop);
const provider = createProviderClient({ baseUrl: origin, fallbackToEnglish: true });
const ports = createVisitPorts({ content: await shippedContentClient(), provider, now });

const shipped = shippedPages().filter(({ exists }) => exists);

/** A page of each type and pattern; under `TEST_SCALE=1` every page. */
const sampled = sampleDocuments(
  shipped,
  ({ family, uid, locale }) => ({
    family: family.replace(/^((?!microsite)\w+) .*/, "$1"),
    name: `${uid} ${locale.code}`,
  }),
  1,
);

/** Pages with a picture that is computed from texts: a map that shortens names, a poster in type. */
const computed = shipped.filter(
  ({ uid, locale }) => /\.(?:rome\.travel-guide\.itinerary|the-quiet-carriage)$/.test(uid) && locale.code === "en",
);
const pages = [...new Set([...sampled, ...computed])];

/** Renders a page to all that leaves the server of it, with the elements around slices omitted. */
async function render(page: ShippedPage, decorator?: Decorator): Promise<string> {
  return (await renderParts(page, decorator)).map((part) => JSON.stringify(part)).join("\n");
}

/** Returns its markup first. */
async function renderParts({ site, path, locale }: ShippedPage, decorator?: Decorator): Promise<readonly unknown[]> {
  const route = { site, path, locale, currency: "auto", view: defaultView } as const;
  const outcome = await createRenderer(registries, ports, decorator).renderPage(route);
  if (outcome.kind !== "page") return [outcome.kind];
  const { header, content, footer, metadata, structuredData, head } = outcome;
  const html = await renderWithIslands(
    <>
      {header}
      {content}
      {footer}
    </>,
  );
  // React separates texts by comments. Finished markup has no comments.
  const markup = html.replaceAll("<!-- -->", "");
  return [markup, metadata, structuredData, head];
}

function createBareMarks() {
  const { decorator, marks } = createMarks(null);
  const decorate: Decorator["decorate"] = (page, plan) => ({
    ...decorator.decorate(page, plan),
    slice: (_slice, content) => content,
  });
  return { decorator: { ...decorator, decorate }, marks };
}

/** Returns where two texts begin to differ; undefined where they are equal. */
function findDifference(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 100));
}

let [count, found] = [0, 0];

it.each(pages.map((page) => [`${page.uid} in ${page.locale.code}`, page] as const))(
  "W105: pictures and links of %s have marks, which are attributes only",
  async (_name, page) => {
    const { decorator, marks, addresses } = createMarks(null);
    const [markup] = await renderParts(page, decorator);
    const plain = stripMarks(String(markup));
    const placed = placeMarks(plain, marks.length, createFindAddress({ marks, addresses }));
    expect(findDifference(placed.replaceAll(/ data-edit="[\d ]+"/g, ""), plain)).toBeUndefined();
    found += placed.split(' data-edit="').length - 1;
  },
);

it.each(pages.map((page) => [`${page.uid} in ${page.locale.code}`, page] as const))(
  "W20: %s without its marks is the page of visitors",
  async (_name, page) => {
    const { decorator, marks } = createBareMarks();
    const marked = await render(page, decorator);
    expect(findDifference(stripMarks(marked), await render(page))).toBeUndefined();
    count += marks.length;
  },
);

it("W105: pictures and links of these pages have marks", () => {
  expect(found).toBeGreaterThan(pages.length);
});

it("W20: the texts of these pages have marks", () => {
  expect(count).toBeGreaterThan(10 * pages.length);
});
