import * as v from "valibot";
import { expect, test } from "vitest";
import { rawDocumentSchema } from "../../content/document.ts";
import { text } from "../../content/fields/text.ts";
import { locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { createRenderer } from "../line.ts";

const { site } = testPage();

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
  kinds: [{ kind: "page" }],
});

test("X16: a title with a control of direction is shown without it, with a finding; so is a slice's text", async () => {
  const document = v.parse(rawDocumentSchema, {
    id: "D",
    uid: `${site.host}.rome`,
    type: "page",
    lang: "en-us",
    data: {
      title: "Rome \u202Etickets",
      slices: [{ id: "n", slice_type: "note", primary: { body: [{ text: "\u202E", spans: [] }] } }],
    },
  });
  const { ports, diagnostics } = testPorts([document]);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page] }), ports);
  const outcome = await renderPage({
    site,
    locale: locales.en,
    currency: "EUR",
    view: defaultView,
    path: ["rome"],
  });
  expect(outcome).toMatchObject({ kind: "page", metadata: { title: "Rome tickets" } });
  const found = diagnostics.filter(({ code }) => code === "direction-control-omitted");
  expect(found.map(({ location: { page: uid, slice, field } }) => [uid, slice, field])).toEqual([
    [`${site.host}.rome`, undefined, "title"],
    [`${site.host}.rome`, "1", "body.1"],
  ]);
});
