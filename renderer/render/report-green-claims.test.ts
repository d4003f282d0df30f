import * as v from "valibot";
import { expect, it } from "vitest";
import { text } from "../../content/fields/text.ts";
import { locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { defineSlice } from "../define/define-slice.tsx";
import { createRenderer } from "../line.ts";

const { site } = testPage();

const note = defineSlice({
  type: "note",
  variations: ["default"],
  fields: v.object({ body: text() }),
  Component: ({ fields, page }) => page.text(fields.body),
});
const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  heading: ({ title }) => title,
  metadata: ({ title }, context) => ({ title: context.text(title), description: "All of it", image: undefined }),
  kinds: [{ kind: "page" }],
});

it("X23: a generic green claim is a finding at its field, in the language of the text", async () => {
  const slice = (id: string, body: string) => ({ id, slice_type: "note", variation: "default", primary: { body } });
  const document = testDocument(
    `${site.host}.boote`,
    "page",
    {
      title: "Nachhaltige Boote",
      slices: [slice("note$1", "Sustainable boats"), slice("note$2", "Ein klimaneutraler Tag")],
    },
    "de-de",
  );
  const { ports } = testPorts([document]);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page], slices: [note] }), ports);
  const route = { site, locale: locales.de, currency: "EUR", view: defaultView, path: ["boote"] } as const;
  const outcome = await renderPage(route);
  const diagnostics = outcome.kind === "page" ? outcome.diagnostics : [];
  const found = diagnostics.filter(({ code }) => code === "green-claim");
  expect(found.map(({ message, location: { slice: id, field } }) => [message.split(" is ")[0], id, field])).toEqual([
    ['"Nachhaltig"', undefined, "title"],
    ['"klimaneutral"', "note-2", "body"],
  ]);
});
