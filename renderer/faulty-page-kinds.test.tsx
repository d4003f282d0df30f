import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { text } from "../content/fields/text.ts";
import { locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { definePageType } from "./define/define-page-type.tsx";
import { defineSlice } from "./define/define-slice.tsx";
import { createRenderer } from "./line.ts";

const { site } = testPage();
const { host } = site;

const heading = defineSlice({
  type: "heading",
  variations: ["default"],
  fields: v.object({ title: text() }),
  Component: ({ fields, page }) => <h1>{page.text(fields.title)}</h1>,
});

const fault = (): never => {
  throw new Error("out of order");
};

const faulty = (type: string, spec: Partial<Parameters<typeof definePageType>[0]>, kind: object) =>
  definePageType({
    type,
    fields: v.object({ title: text() }),
    metadata: () => ({ title: "Everything in Rome", description: "Tickets", image: undefined }),
    ...spec,
    kinds: [{ kind: "page", ...kind }],
  });

const faults = [
  faulty("faulty-about", {}, { about: fault }),
  faulty("faulty-content", {}, { Page: fault }),
  faulty("faulty-data", {}, { structuredData: fault }),
  faulty("faulty-findings", {}, { findings: fault }),
  faulty("faulty-metadata", { metadata: fault }, {}),
  faulty("faulty-heading", { heading: fault }, {}),
];

const slices = [{ id: "heading$1", slice_type: "heading", primary: { title: "Rome at night" } }];
const documents = faults.map(({ type }) => testDocument(`${host}.${type}`, type, { title: "Rome", slices }));

async function renderPath(path: string) {
  const { ports, diagnostics } = testPorts(documents);
  const { renderPage } = createRenderer(testRegistries({ slices: [heading], pageTypes: faults }), ports);
  const outcome = await renderPage({ site, locale: locales.en, currency: "auto", view: defaultView, path: [path] });
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  return { outcome, diagnostics, html: renderToStaticMarkup(<>{outcome.content}</>) };
}

it.each([
  ["about", "about", "Everything in Rome"],
  ["content", "content", "Everything in Rome"],
  ["data", "structured data", "Everything in Rome"],
  ["findings", "findings", "Everything in Rome"],
  ["heading", "heading", "Everything in Rome"],
  ["metadata", "metadata", "Rome at night"],
])("a page kind whose %s throws still renders its slices, under one heading", async (path, what, title) => {
  const { outcome, diagnostics, html } = await renderPath(`faulty-${path}`);
  expect(html).toBe("<h1>Rome at night</h1>");
  expect(outcome.metadata.title).toBe(title);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["part-failed", `The ${what} of page kind "page" failed and was omitted: out of order.`],
  ]);
});
