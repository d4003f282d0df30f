import * as fc from "fast-check";

/** A model of a field and its editor content; undefined for no content. */
export interface FieldCase {
  readonly model: Json;
  readonly content: Json | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Targets of links; the last one is that of Prismic's own mocks. */
export const linkable = ["ada", "rome", "mock_document_id"];
export const catalogItems = new Map<string, unknown>([["products--1", { title: "Ticket", tags: ["a"] }]]);

const word = fc.string({ minLength: 1, maxLength: 8 });
const key = fc.uuid({ version: 4 });
const withType = (name: string, members: Json) => ({ __TYPE__: name, ...members });
const constant = (model: Json) => fc.constant(model);
const of = (model: fc.Arbitrary<Json>, content: fc.Arbitrary<Json>): fc.Arbitrary<FieldCase> =>
  fc.record({ model, content: fc.option(content, { nil: undefined }) });

const scalar = (type: string, value: fc.Arbitrary<string>, config: Json = {}) =>
  of(
    constant({ type, config }),
    value.map((text) => withType("FieldContent", { type, value: text })),
  );

const dates = fc.date({ min: new Date("0100-01-01"), max: new Date("2999-01-01"), noInvalidDate: true });
const scalars = [
  scalar("Text", fc.string()),
  scalar("Select", word, { options: ["a", "b"] }),
  scalar("Color", fc.constantFrom("#aabbcc", "#000000")),
  scalar("Number", fc.oneof(fc.integer().map(String), fc.float().map(String), fc.constantFrom("", "x", "0x10"))),
  scalar("Range", fc.integer().map(String)),
  scalar(
    "Date",
    fc.oneof(
      dates.map((date) => date.toISOString().slice(0, 10)),
      fc.constantFrom("2026-1-2", "soon"),
    ),
  ),
  scalar(
    "Timestamp",
    fc.oneof(
      dates.map((date) => date.toISOString().replace(/\.\d+/, "")),
      fc.constantFrom("2026-01-02T10:00:00+0100", "2026-01-02T10:00:00+0000", "x"),
    ),
  ),
];

const view = fc
  .record({
    width: fc.nat(),
    height: fc.nat(),
    x: fc.integer(),
    zoom: fc.constantFrom(1, 1.5),
    alt: fc.option(word),
    credits: fc.option(word),
    id: key,
  })
  .map(({ width, height, x, zoom, alt, credits, id }) => ({
    origin: { id, url: `https://images.example/${id}`, width: 9, height: 9 },
    url: `https://images.example/${id}?w=${width}`,
    width,
    height,
    edit: { zoom, crop: { x, y: 0 }, background: "#fff" },
    ...(alt === null ? {} : { alt }),
    credits,
  }));

const image = fc.subarray(["small", "Large"]).chain((names) =>
  of(
    constant({
      type: "Image",
      config: { constraint: {}, thumbnails: names.map((name) => ({ name, width: 1, height: 1 })) },
    }),
    fc.tuple(view, fc.tuple(...names.map(() => view))).map(([main, views]) =>
      withType("ImageContent", {
        ...main,
        thumbnails: Object.fromEntries(names.map((name, index) => [name, views[index]])),
      }),
    ),
  ),
);

const media = { url: fc.webUrl(), name: word, size: fc.nat().map(String), id: key };
const filledTargets = fc.oneof(
  fc.constantFrom(...linkable).map((id) => withType("DocumentLink", { id })),
  fc
    .record({ url: fc.webUrl(), target: fc.option(fc.constant("_blank"), { nil: undefined }) })
    .map((link) => withType("ExternalLink", link)),
  fc
    .record({ ...media, width: fc.nat().map(String), height: fc.nat().map(String) })
    .map((link) => withType("ImageLink", { kind: "image", ...link })),
  fc.record(media).map((link) => withType("FileLink", { kind: "file", ...link })),
);
const emptyTargets = fc.constantFrom<Json>(
  withType("AnyLink", { kind: "any" }),
  withType("MediaLink", { kind: "media" }),
  withType("DocumentLink", { kind: "document" }),
  withType("ExternalLink", { kind: "web" }),
);
const decorated = (target: fc.Arbitrary<Json>) =>
  fc
    .record({ target, text: fc.option(word), variant: fc.option(fc.constantFrom("Primary", "Ghost", "Gone")) })
    .map(({ target: to, text, variant }): Json => ({
      ...to,
      ...(text === null ? {} : { text }),
      ...(variant === null ? {} : { variant }),
    }));
const link = fc
  .record({ key, value: decorated(fc.oneof(filledTargets, emptyTargets)) })
  .map((one) => withType("LinkContent", one));
const links = fc.array(link, { maxLength: 3 }).map((value) => withType("RepeatableContent", { type: "Link", value }));

const linkField = of(
  fc
    .record({
      select: fc.constantFrom(null, "document", "media", "web"),
      repeat: fc.boolean(),
      allowText: fc.boolean(),
      variants: fc.constantFrom(undefined, [], ["Primary", "Ghost"]),
    })
    .map((config) => ({ type: "Link", config })),
  fc.oneof(link, links),
);

const span = (length: number) =>
  fc
    .record({
      start: fc.nat(length),
      end: fc.nat(length),
      kind: fc.constantFrom("strong", "em", "label", "hyperlink"),
      to: filledTargets,
      label: word,
    })
    .map(({ start, end, kind, to, label }) => ({
      start,
      end,
      type: kind,
      ...(kind === "hyperlink" ? { data: to } : {}),
      ...(kind === "label" ? { data: label } : {}),
    }));
const decoration = {
  label: fc.option(word, { nil: undefined }),
  direction: fc.option(fc.constant("rtl"), { nil: undefined }),
};
const textBlock = fc.string().chain((text) =>
  fc.record({
    type: fc.constantFrom("paragraph", "heading1", "heading6", "preformatted", "list-item", "o-list-item"),
    content: fc.record({
      text: fc.constant(text),
      spans: fc.option(fc.array(span(text.length), { maxLength: 3 }), { nil: undefined }),
    }),
    ...decoration,
  }),
);
const embedded = fc.record({ url: fc.webUrl(), html: fc.option(word) }).map(({ url, html }) => {
  const all = { embed_url: url, type: "video", version: "1.0", html, extra: 1 };
  return { embed_url: url, type: "video", all };
});
const imageBlock = fc
  .record({ data: view, linkTo: fc.option(filledTargets, { nil: undefined }), ...decoration })
  .map(({ data, linkTo, ...rest }) => ({ type: "image", data: { ...data, linkTo }, ...rest }));
const embedBlock = fc.record({
  type: fc.constant("embed"),
  data: embedded.map((data) => withType("EmbedContent", data)),
  ...decoration,
});
const richContent = fc
  .array(fc.oneof<fc.Arbitrary<Json>[]>(textBlock, textBlock, imageBlock, embedBlock), { maxLength: 4 })
  .map((value) => withType("StructuredTextContent", { value }));

const cell = (type: string) => fc.record({ key, type: fc.constant(type), content: richContent });
const row = (type: string) =>
  fc.record({ key, type: fc.constant("tableRow"), content: fc.array(cell(type), { minLength: 1, maxLength: 2 }) });
const table = fc
  .tuple(fc.array(row("tableHeader"), { maxLength: 1 }), fc.array(row("tableCell"), { maxLength: 2 }))
  .map(([head, body]) => withType("TableContent", { content: [...head, ...body] }));

const point = fc
  .record({ lat: fc.integer(), lng: fc.integer() })
  .map((position) => withType("GeoPointContent", { position }));

/** Any field that groups and slices may contain. */
export const nestable: fc.Arbitrary<FieldCase> = fc.oneof(
  ...scalars,
  image,
  linkField,
  of(constant({ type: "StructuredText", config: { multi: "paragraph" } }), richContent),
  of(
    constant({ type: "Boolean", config: { default_value: true } }),
    fc.boolean().map((value) => withType("BooleanContent", { value })),
  ),
  of(
    constant({ type: "Embed", config: {} }),
    embedded.map((data) => withType("EmbedContent", data)),
  ),
  of(constant({ type: "GeoPoint", config: {} }), point),
  of(constant({ type: "Table", config: {} }), table),
  of(constant({ type: "Separator", config: {} }), constant(withType("SeparatorContent", {}))),
  of(
    constant({ type: "IntegrationFields", config: { catalog: "products" } }),
    fc.constantFrom("products--1", "products--gone").map((value) => withType("IntegrationFieldsContent", { value })),
  ),
);
