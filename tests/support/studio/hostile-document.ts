import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec, LinkSpec, RichTextSpec } from "../../../studio/protocol/models/field-spec.ts";
import type { SliceSpec } from "../../../studio/protocol/models/model-specs.ts";
import type { Slice } from "../../../studio/protocol/outline/slice.ts";

/** The host that no page may request, and the member of `window` that no script may set. */
const foreignHost = "evil.example";
export const flag = "hostile";

const run = `window.${flag}=1;alert(1)`;
const image = `<img src="//${foreignHost}/a.png" onerror="${run}">`;

/** Texts that run where a page takes them for markup, by their kind. Each begins with a word that only they have. */
export const hostileTexts = {
  markup: `zzmarkup "><svg onload="${run}">${image}<script>${run}</script>`,
  closers: `zzclosers </textarea></title></style></noscript></script>--><script>${run}</script>${image}`,
  attributes: `zzattributes ' onmouseover='${run}' x=" onfocus="${run}" autofocus style="background:url(//${foreignHost}/b.png)`,
  addresses: `zzaddresses javascript:${run} \u0001java\tscript:${run} data:text/html,<script>${run}</script>`,
  characters: `zzcharacters \u202Etxet\u202C \u2066\u2067 \u200B\uFEFF \u0007\u001B[31m \uE000\uE001\uE002 \u2028${image}\u2029 \uFFFD\u{1F468}\u200D\u{1F469}`,
  names: `zznames __proto__ constructor toString {{${run}}} \${${run}} [price tgid="${image}"] [[x]] [cta href="javascript:${run}"]x[/cta]`,
  length: `zzlength ${image}${"W".repeat(600)} ${"a b ".repeat(50)}`,
} as const;

/** Addresses of links that could run code. */
export const hostileAddresses = [
  `javascript:${run}`,
  ` \u0001java\tscript:${run}//`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  `https://a.example/"><script>${run}</script>`,
];

/** A value of a picture, as a document of the project has it: only its texts are hostile. */
export interface HostileParts {
  readonly text: string;
  readonly address: string;
  readonly picture: Json;
}

/** Returns a hostile value for a field; undefined where the type of the field has no texts. */
function createHostileValue(spec: FieldSpec, parts: HostileParts): Json | undefined {
  const { text, picture } = parts;
  switch (spec.type) {
    case "Text":
      return text;
    case "StructuredText":
      return createBlocks(spec, parts);
    case "Link":
      return spec.isRepeatable ? [createLink(spec, parts)] : createLink(spec, parts);
    case "Image":
      return picture;
    case "Embed":
      return { type: "video", embed_url: createFilm(text), title: text, provider_name: text, html: text };
    case "Table":
      return createTable(parts);
    case "Group":
      return [1, 2].map(() => createHostileValues(spec.fields, parts));
    case "Select":
      return spec.options[0];
    case "Number":
      return spec.min ?? 1;
    case "GeoPoint":
      return { latitude: 41.9, longitude: 12.5 };
    default:
      return undefined;
  }
}

export function createHostileValues(specs: readonly FieldSpec[], parts: HostileParts) {
  const values = specs.map((spec) => [spec.name, createHostileValue(spec, parts)] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Returns a slice of each variation. */
export function createHostileSlices({ id, variations }: SliceSpec, parts: HostileParts): readonly Slice[] {
  return variations.map((variation) => ({
    id: `${id}$${variation.id}`,
    slice_type: id,
    slice_label: null,
    variation: variation.id,
    primary: createHostileValues(variation.primary, parts),
    items: variation.items.length === 0 ? [] : [createHostileValues(variation.items, parts)],
  }));
}

const createFilm = (text: string) => `https://www.youtube.com/watch?v=dQw4w9WgXcQ&x=${text.slice(0, 200)}`;

function createBlocks({ kinds, isSingle }: Pick<RichTextSpec, "kinds" | "isSingle">, { text, address }: HostileParts) {
  const whole = { start: 0, end: text.length };
  const link = { ...whole, type: "hyperlink", data: { link_type: "Web", url: address, target: "_blank" } };
  const spans = [
    ...(kinds.includes("hyperlink") ? [link] : []),
    ...(kinds.includes("strong") ? [{ ...whole, type: "strong" }] : []),
  ];
  const blocks = kinds.flatMap((type): Json[] => {
    if (/^(?:paragraph|preformatted|heading\d|list-item|o-list-item)$/.test(type)) return [{ type, text, spans }];
    if (type !== "embed") return [];
    return [{ type, oembed: { type: "video", embed_url: createFilm(text), title: text, html: text } }];
  });
  return isSingle ? blocks.slice(0, 1) : blocks;
}

function createLink({ select, variants, hasText }: LinkSpec, { text, address }: HostileParts): Json {
  if (select === "document" || select === "media") return { link_type: "Any", text };
  return { link_type: "Web", url: address, ...(hasText && { text }), ...(variants[0] && { variant: variants[0] }) };
}

function createTable(parts: HostileParts): Json {
  const content = createBlocks({ kinds: ["paragraph", "strong", "hyperlink"], isSingle: false }, parts);
  const rows = (type: string, key: string): Json => ({ rows: [{ key, cells: [{ key: `${key}1`, type, content }] }] });
  return { head: rows("header", "h"), body: rows("data", "b") };
}
