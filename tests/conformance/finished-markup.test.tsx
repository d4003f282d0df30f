import { isValidElement, type ReactNode } from "react";
import { afterAll, expect, it } from "vitest";
import { createProviderClient } from "../../catalog/provider/client.ts";
import { pageTypes } from "../../customtypes/index.ts";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { finishContent } from "../../framework/react/markup/finish-content.ts";
import { defaultView } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { testDocument } from "../support/fake-content.ts";
import { inItsGroup, sliceMocks } from "../support/mock-slices.ts";
import { testPage } from "../support/page-context.ts";
import { everyPlace } from "../support/place-pages.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { testPorts, testRegistries } from "../support/test-renderer.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);
const provider = createProviderClient({ baseUrl: origin });
const { site } = testPage();
const uid = `${site.host}.mock`;
const mocks = sliceMocks();

it.each(mocks)("the markup of $name, $variation, is what React renders", async ({ slice, type }) => {
  const data = { heading: [{ type: "heading1", text: "Mocks", spans: [] }], slices: inItsGroup(slice, type, mocks) };
  const placePages = async () => everyPlace();
  const { ports } = testPorts([testDocument(uid, "content_page", data)], { provider, placePages });
  const registries = testRegistries({ slices: Object.values(components), pageTypes });
  const route = { site, locale: locales.en, currency: "auto", view: defaultView, path: ["mock"] } as const;
  const outcome = await createRenderer(registries, ports).renderPage(route);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const finished = finishContent(outcome.content);
  const [expected, html] = await Promise.all([outcome.content, finished].map(renderMarkup));
  expect(html).toBe(expected);
  expect(elementsLeft(finished)).toEqual([]);
});

/** Returns the markup of the body, without the comments that separate texts. */
async function renderMarkup(content: ReactNode): Promise<string> {
  const html = await renderWithIslands(content);
  return html.replaceAll("<!-- -->", "").replaceAll(/<link rel="preload"[^>]*>/g, "");
}

/** Returns the elements around other elements that React still renders, though no island is in them. */
function elementsLeft(node: ReactNode): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(elementsLeft);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  const inside = elementsLeft(props.children);
  return typeof type === "string" && hasElements(props.children) && !hasIsland(props.children)
    ? [type, ...inside]
    : inside;
}

const hasElements = (node: ReactNode): boolean => (Array.isArray(node) ? node.some(hasElements) : isValidElement(node));

function hasIsland(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasIsland);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return false;
  return typeof node.type === "function" || hasIsland(node.props.children);
}
