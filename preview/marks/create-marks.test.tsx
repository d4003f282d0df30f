import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { richText, text } from "../../content/fields/index.ts";
import { locales } from "../../i18n/locales.ts";
import { definePageType } from "../../renderer/define/define-page-type.tsx";
import { defineSlice } from "../../renderer/define/define-slice.tsx";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { defaultView } from "../../routing/view.ts";
import { stripMarks } from "../../studio/protocol/mark-letters.ts";
import { markText } from "../../studio/protocol/mark-text.fixture.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { listAddresses } from "./list-addresses.ts";
import { renderMarked } from "./render-marked.ts";
import { toStudioOutput } from "./to-studio-output.ts";

const { site } = testPage();

const note = defineSlice({
  type: "note",
  variations: ["default"],
  fields: v.object({ label: text(), body: richText(), code: text() }),
  Component: ({ fields, page }) => (
    <section title={page.text(fields.label)} data-code={page.value(fields.code)}>
      <RichTextView value={fields.body} page={page} />
    </section>
  ),
});

const group = defineSlice({
  type: "group",
  variations: ["default"],
  role: { opens: "notes" },
  fields: v.object({}),
  Component: ({ members }) => (
    <ul>
      {members.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  ),
});

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
  kinds: [
    {
      kind: "page",
      Page: ({ fields, page: context, children }) => (
        <article>
          <h1>{context.text(fields.title)}</h1>
          {children}
        </article>
      ),
    },
  ],
});

const registries = testRegistries({ slices: [note, group], pageTypes: [page] });

const spans = [{ type: "strong", start: 0, end: 3 }];
const primary = { label: "A", body: [{ type: "paragraph", text: "one two", spans }], code: "X" };
const document = testDocument(site.host, "page", {
  title: "Rome",
  slices: [
    { id: "note$1", slice_type: "note", primary },
    { id: "group$1", slice_type: "group", primary: {} },
    { id: "note$2", slice_type: "note", primary: { ...primary, label: " " } },
    { id: "odd$1", slice_type: "odd", primary: {} },
  ],
});

async function render(slice: string | null) {
  const { ports } = testPorts([]);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const marked = await renderMarked(registries, ports, route, { document, slice });
  if (marked.outcome?.kind !== "page") throw new Error("there is no page");
  const html = renderToStaticMarkup(<>{marked.outcome.content}</>);
  return { html, output: toStudioOutput(marked, { document, slice }) };
}

const first = `<strong>one</strong> two`;
const anchor = (id: string, content: string) =>
  `<div id="slice-${id.replace("$", "-")}" data-slice="${id}" style="display:contents">${content}</div>`;

it("W20, W22: each text has its field as a mark, and each slice an element", async () => {
  const { html, output } = await render(null);
  const [label, body, , second] = [0, 1, 2, 3];
  const marked = (number: number) => markText(number, "\n").replace("\n", first);
  const notes = [
    anchor("note$1", `<section title="${markText(label, "A")}" data-code="X"><p>${marked(body)}</p></section>`),
    anchor("note$2", `<section title=" " data-code="X"><p>${marked(2)}</p></section>`),
  ];
  expect(html).toBe(
    `<article><h1>${markText(second ?? 0, "Rome")}</h1>${notes[0]}${anchor("group$1", `<ul><li>${notes[1]}</li></ul>`)}</article>`,
  );
  expect(output.marks).toEqual([
    { slice: "note$1", field: "label" },
    { slice: "note$1", field: "body.1" },
    { slice: "note$2", field: "body.1" },
    { slice: null, field: "title" },
  ]);
  expect(output.title).toBe("Rome");
});

it("W26: one slice is rendered with the groups around it, as on its page", async () => {
  const [whole, one, all] = await Promise.all([render(null), render("note$2"), render("group$1")]);
  expect(stripMarks(one.html)).toBe(stripMarks(all.html));
  expect(stripMarks(whole.html)).toContain(stripMarks(one.html));
  expect(one.html).not.toContain("note$1");
});

it("W27: a finding is at its slice as the document has it, also one that could not be parsed", async () => {
  const { output } = await render(null);
  const unknown = output.findings.filter(({ code }) => code === "slice-unknown");
  expect(unknown).toMatchObject([{ level: "warning", slice: "odd$1", field: null }]);
  expect((await render("note$1")).output.findings).toEqual([]);
});

const composing = definePageType({
  type: "page",
  fields: v.object({ title: text(), city: text(), quote: text(), unread: text() }),
  place: ({ city }) => ({ city: city.code }),
  metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
  kinds: [
    {
      kind: "page",
      composition: { before: ["group"], after: [] },
      slices: ({ quote }) => ({
        before: [],
        after: [[{ id: "held", slice_type: "note", variation: "default", primary: { label: quote.source } }]],
      }),
    },
  ],
});

it("W104: slices that no editor wrote name the fields that they follow", async () => {
  const { ports } = testPorts([]);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const own = testDocument(site.host, "page", { city: "ROME", quote: "A", slices: [] });
  const others = testRegistries({ slices: [note, group], pageTypes: [composing] });
  const { composed } = await renderMarked(others, ports, route, { document: own, slice: null });
  expect(composed).toEqual([
    { slice: "page-group", type: "group", fields: ["city"] },
    { slice: "held", type: "note", fields: ["quote"] },
  ]);
});

it("W105: pictures and links of a document are known by their fields and addresses", () => {
  const image = { url: "https://images.example/a.webp", dimensions: { width: 2, height: 1 }, alt: null };
  const link = (url: string) => ({ link_type: "Web", url });
  const data = {
    picture: image,
    to: link("https://a.example/"),
    slices: [
      {
        id: "hero$1",
        slice_type: "hero",
        primary: {
          items: [{ button: link("https://b.example/") }, { button: { link_type: "Any" } }],
          body: [
            { type: "paragraph", text: "a", spans: [{ data: link("https://c.example/") }] },
            { type: "image", ...image },
          ],
        },
      },
    ],
  };
  expect(listAddresses({ data }, testPage().linkTo)).toEqual([
    { kind: "picture", slice: null, field: "picture", address: image.url },
    { kind: "link", slice: null, field: "to", address: "https://a.example/" },
    { kind: "link", slice: "hero$1", field: "items.1.button", address: "https://b.example/" },
    { kind: "picture", slice: "hero$1", field: "body.2", address: image.url },
  ]);
});

it("X9: the findings of the studio have the links to nowhere, and each page is looked up once", async () => {
  const link = { link_type: "Web", url: "/nope/" };
  const slices = [{ id: "note$a", slice_type: "note", primary: { label: "[link to=gone]x[/link]" } }];
  const own = testDocument(site.host, "page", { title: "Rome", link, slices });
  const { ports, content } = testPorts([own]);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const known = new Map<string, Promise<boolean>>();
  const find = async (slice: string | null) => {
    const marked = { document: own, slice };
    const output = toStudioOutput(await renderMarked(registries, ports, route, marked, known), marked);
    return output.findings.filter(({ code }) => code === "link-dead").map((each) => [each.slice, each.field]);
  };
  expect(await find(null)).toEqual([
    [null, "link"],
    ["note$a", "label"],
  ]);
  const before = content.requested.length;
  expect(await find("note$a")).toEqual([["note$a", "label"]]);
  expect(content.requested.length - before).toBe(0);
});
