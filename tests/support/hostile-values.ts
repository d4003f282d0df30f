import * as v from "valibot";
import tessera from "../../hosts/tessera.ts";

const markup = `<i data-broken="1"></i><script>alert(1)</script>`;

/** Texts that must remain text wherever they appear. */
export const payloads = [
  markup,
  `"><img src=x onerror=alert(1)>${markup}`,
  `' onmouseover='alert(1)' data-broken='1`,
  `" style="background:url(javascript:alert(1))" data-broken="1`,
  "javascript:alert(1)",
  " \u0001java\tscript:alert(1)//",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:alert(1)",
  "//evil.example/a",
  String.raw`/\evil.example/a`,
  `</script><script>alert(1)</script>`,
  `--></title></textarea></style></noscript>${markup}<!--`,
  `a\u2028alert(1)\u2029b`,
  "safe\u202Egpj.exe\u2066\u2067",
  `[price tgid="1" fallback="<script>alert(1)</script>"] [year format="<script>"] [cta href="javascript:alert(1)"]x[/cta]`,
  `[link url="javascript:alert(1)"]${markup}[/link] [image src="data:text/html,x" url="javascript:alert(1)" alt='"><script>'/]`,
  "__proto__ constructor ${alert(1)} {{alert(1)}}",
] as const;

/**
 * The forms of hostile values.
 * - `fitting`: valid for the field, so that the whole slice renders.
 * - `misfit`: the payload, whatever the field's type.
 * - `links`: valid, with links to documents named after the payload.
 */
export const manners = ["fitting", "misfit", "links"] as const;

export type Manner = (typeof manners)[number];

const config = v.object({
  options: v.optional(v.array(v.string()), []),
  single: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
});

const model = v.object({ type: v.string(), config: v.optional(config, { options: [], fields: {} }) });

/** Returns values for the fields of a model, with the payload in each. */
export function hostileValues(fields: unknown, payload: string, manner: Manner): Record<string, unknown> {
  const entries = Object.entries(v.parse(v.record(v.string(), model), fields));
  return Object.fromEntries(entries.map(([name, field]) => [name, hostileValue(field, payload, manner)]));
}

function hostileValue(
  { type, config: { options, single, fields } }: v.InferOutput<typeof model>,
  payload: string,
  manner: Manner,
) {
  const fitting = manner !== "misfit";
  const values: Readonly<Record<string, unknown>> = {
    Text: payload,
    StructuredText: hostileBlocks(payload, manner).slice(0, single !== undefined && fitting ? 1 : undefined),
    Link: hostileLink(payload, manner),
    Image: hostileImage(payload, manner),
    Group: Array.from({ length: 2 }, () => hostileValues(fields, payload, manner)),
    Select: fitting ? options[0] : payload,
    Number: fitting ? 1 : payload,
    Boolean: fitting ? false : payload,
    Date: fitting ? "2026-11-21" : payload,
    Embed: { type: "video", embed_url: fitting ? `https://youtu.be/dQw4w9WgXcQ?${payload}` : payload, title: payload },
    GeoPoint: fitting ? { latitude: 41.9, longitude: 12.5 } : { latitude: payload, longitude: payload },
    Table: fitting ? hostileTable(payload, manner) : payload,
  };
  if (!(type in values)) throw new Error(`There are no hostile values for ${type} fields: add them.`);
  return values[type];
}

function hostileTable(payload: string, manner: Manner) {
  const cell = (type: string) => ({ key: `${payload} ${type}`, type, content: hostileBlocks(payload, manner) });
  const rows = (type: string) => ({ rows: [{ key: payload, cells: [cell(type), cell(payload)] }] });
  return { head: rows("header"), body: rows("data") };
}

function hostileLink(payload: string, manner: Manner) {
  const rest = { text: payload, target: payload, variant: payload };
  if (manner === "misfit") return { link_type: "Web", url: payload, ...rest };
  if (manner === "fitting") return { link_type: "Web", url: `https://a.example/${payload}`, ...rest };
  return {
    link_type: "Document",
    id: payload,
    type: payload,
    tags: [payload],
    lang: payload,
    uid: uidWith(payload),
    ...rest,
  };
}

function uidWith(payload: string): string {
  return `${tessera.host}.${payload}`;
}

function hostileImage(payload: string, manner: Manner) {
  const url = manner === "misfit" ? payload : `https://images.example/a.webp?${payload}`;
  return { id: payload, url, alt: payload, copyright: payload, dimensions: { width: 800, height: 600 } };
}

function hostileBlocks(payload: string, manner: Manner): readonly unknown[] {
  const whole = { start: 0, end: payload.length };
  const spans = [
    { ...whole, type: "strong" },
    { ...whole, type: "hyperlink", data: hostileLink(payload, manner) },
    { ...whole, type: "label", data: { label: payload } },
    { start: 0, end: 1, type: payload, data: payload },
  ];
  const text = (type: string) => ({ type, text: payload, spans, direction: payload });
  const oembed = { type: "video", title: payload, provider_name: payload, html: payload, thumbnail_url: payload };
  return [
    ...["heading2", "paragraph", "preformatted", "list-item", "o-list-item", payload].map(text),
    { type: "image", ...hostileImage(payload, manner), linkTo: hostileLink(payload, manner) },
    { type: "embed", oembed: { ...oembed, embed_url: payload } },
    { type: "embed", oembed: { ...oembed, embed_url: `https://a.example/${payload}` } },
    { type: "embed", oembed: { ...oembed, embed_url: `https://youtu.be/${payload}` } },
    { type: "embed", oembed: { ...oembed, embed_url: `https://youtu.be/dQw4w9WgXcQ?${payload}` } },
  ];
}
