import * as v from "valibot";
import { expect, it } from "vitest";
import { number } from "../content/fields/plain.ts";
import { text } from "../content/fields/text.ts";
import { locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { definePageType } from "./define/define-page-type.tsx";
import { createRenderer } from "./line.ts";

const { site } = testPage();

const page = definePageType({
  type: "page",
  fields: v.object({ required: v.string("is missing"), title: text(), product: number() }),
  metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
  kinds: [{ kind: "page" }],
});

async function renderDocument(type: string, data: Readonly<Record<string, unknown>>) {
  const { ports, diagnostics } = testPorts([testDocument(`${site.host}.rome`, type, data)]);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page] }), ports);
  const rendered = renderPage({ site, locale: locales.en, currency: "EUR", view: defaultView, path: ["rome"] });
  const outcome = await rendered.catch((error: unknown) => error);
  return { outcome, codes: diagnostics.map(({ code }) => code) };
}

it.each([
  ["a number that is a text", { product: "seven" }],
  ["a title that is a list", { title: ["Rome"], product: 3 }],
])("a page with %s renders without it", async (_title, misfit) => {
  const { outcome, codes } = await renderDocument("page", { required: "there", title: "Rome", ...misfit });
  expect(outcome).toMatchObject({ kind: "page" });
  expect(codes).toContain("field-invalid");
});

it("a page whose document does not fit at all is an error, as its last good version must remain", async () => {
  const { outcome, codes } = await renderDocument("page", { title: "Rome" });
  expect(outcome).toMatchObject({ name: "ContentError", kind: "invalid-response" });
  expect(codes).toEqual(["document-invalid"]);
});

it("a page of a type that the site does not know is an error too", async () => {
  expect((await renderDocument("pamphlet", {})).outcome).toMatchObject({ name: "ContentError" });
});
