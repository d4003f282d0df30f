import * as v from "valibot";
import { expect, it } from "vitest";
import { need } from "../catalog/snapshot/needs.ts";
import { image } from "../content/fields/image.ts";
import { number } from "../content/fields/plain.ts";
import { text } from "../content/fields/text.ts";
import { locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testProvider } from "../tests/support/test-provider.ts";
import { testPorts, type TestPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { definePageType } from "./define/define-page-type.tsx";
import { defineSlice } from "./define/define-slice.tsx";
import { createRenderer } from "./line.ts";

const { site } = testPage();

const card = defineSlice({
  type: "card",
  variations: ["default"],
  fields: v.object({ title: text(), note: text(), image: image(), product: number() }),
  needs: ({ product }) => need("products", product === undefined ? [] : [{ id: product }]),
  Component: ({ fields, page }) => {
    const [title, note] = [page.text(fields.title), page.text(fields.note)];
    return (
      <>
        {title && <h1>{title}</h1>}
        {note && <p>{note}</p>}
        {fields.image && <img src={`${fields.image.url}?w=320`} alt={fields.image.alt} />}
        {fields.product && page.snapshot.get("products", { id: fields.product })?.name.text}
      </>
    );
  },
});

const page = definePageType({
  type: "page",
  fields: v.object({ name: text(), title: text(), description: text(), share_image: image() }),
  heading: ({ name }) => name,
  metadata: ({ title, description }, { text: expand }) => ({
    title: expand(title),
    description: expand(description),
    image: undefined,
  }),
  kinds: [{ kind: "page" }],
});

const whole = { name: "Rome", title: "Rome | Tickets", description: "All tickets" };
const colosseum = { url: "https://images.example/colosseum.webp", dimensions: { width: 640, height: 400 } };

/** Renders a page of these cards and fields; returns its codes and locations, `slice-empty card-1`. */
async function findings(cards: readonly object[], fields: object = whole, ports: Partial<TestPorts> = {}) {
  const slices = cards.map((primary, index) => ({ id: `card-${index + 1}`, slice_type: "card", primary }));
  const document = testDocument(`${site.host}.rome`, "page", { ...fields, slices });
  const registries = testRegistries({ slices: [card], pageTypes: [page] });
  const { renderPage } = createRenderer(registries, testPorts([document], ports).ports);
  const outcome = await renderPage({ site, locale: locales.en, currency: "EUR", view: defaultView, path: ["rome"] });
  if (outcome.kind !== "page") throw new Error("There is no page.");
  return outcome.diagnostics.map(({ code, location: { slice, field } }) =>
    [code, slice, field].filter((part) => part !== undefined).join(" "),
  );
}

it("a page with everything has no findings", async () => {
  expect(await findings([{ title: "Rome", image: { ...colosseum, alt: "The Colosseum" } }])).toEqual([]);
});

it.each([
  ["page-description-missing", { ...whole, description: "" }],
  ["page-heading-missing", { ...whole, name: "" }],
])("%s", async (code, fields) => {
  expect(await findings([{ note: "Tickets" }], fields)).toEqual([code]);
});

it("a page without any name has neither a title nor a heading", async () => {
  expect(await findings([{ note: "Tickets" }], { description: "All tickets" })).toEqual([
    "page-heading-missing",
    "page-title-missing",
  ]);
  expect(await findings([{ title: "Rome" }], { description: "All tickets" })).toEqual([]);
});

it("the heading of a slice is the page's", async () => {
  expect(await findings([{ title: "Rome" }], { ...whole, name: "" })).toEqual([]);
});

it("a slice that shows nothing is reported, unless the provider failed", async () => {
  expect(await findings([{}])).toEqual(["slice-empty card-1"]);
  const down = testProvider({ products: () => Promise.reject(new Error("down")) });
  expect(await findings([{ product: 1 }], whole, { provider: down })).toEqual([]);
});

it("a picture whose alternative text is null is reported; an empty text is the editor's choice", async () => {
  const pictures = [
    { ...colosseum, alt: "" },
    { ...colosseum, alt: null },
  ].map((picture) => ({ image: picture }));
  expect(await findings(pictures)).toEqual(["alt-text-missing card-2 image"]);
});

it("a picture that the page does not show needs no text", async () => {
  expect(await findings([{ note: "Tickets" }], { ...whole, share_image: { ...colosseum, alt: null } })).toEqual([]);
});

it("a shortcode that names an unknown product is reported where it stands", async () => {
  expect(await findings([{ note: '[title tgid="404"] now' }])).toContain("catalog-id-unknown card-1 note");
});
