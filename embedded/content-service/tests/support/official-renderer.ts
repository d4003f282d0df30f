import { DocumentRenderer, type Models } from "@prismicio/api-renderer";

export interface OfficialWorld {
  /** Descriptions of link targets, by id. */
  readonly links: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly items: ReadonlyMap<string, unknown>;
}

const mark = "\u0000";

/**
 * Renders fields with Prismic's own renderer. It outputs marked texts for links and integration fields, which `world`
 * then resolves. `fetch` is in the renderer's format.
 */
export function officialFields(
  fields: unknown,
  content: ReadonlyMap<string, unknown>,
  world: OfficialWorld,
  fetch?: Readonly<Record<string, unknown>>,
): unknown {
  const renderer = DocumentRenderer(context(world));
  const models: Models.CustomTypeDef["fields"] = JSON.parse(JSON.stringify(fields));
  const rendered = Object.entries(models)
    .filter(([name, model]) => model.type !== "UID" && (!fetch || name in fetch))
    .map(([name, model]) => {
      const value = content.get(name);
      if (value === undefined) return [name, renderer.renderDefaultWidget(model)];
      return [name, renderer.renderWidgetV2(model, JSON.parse(JSON.stringify(value)), copy(fetch?.[name]))];
    });
  return JSON.parse(JSON.stringify(Object.fromEntries(rendered)), fillIn);
}

function copy(value: unknown) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Parses marked texts of the renderer into JSON. */
function fillIn(_: string, value: unknown): unknown {
  return typeof value === "string" && value.startsWith(mark) ? JSON.parse(value.slice(1)) : value;
}

function context({ links, items }: OfficialWorld): Models.RenderContext {
  const same = (text: string) => text;
  const encoder = (encode: (id: string) => string) => ({ encode });
  return {
    emptyStringInsteadOfNull: false,
    LinkResolver: { buildUrl: () => null },
    urlRewriter: {
      optimizeImageUrl: same,
      rewriteImageUrl: ({ url, origin }) => url ?? origin.url,
      rewriteFileUrl: same,
      rewriteS3Bucket: same,
      enforceCDN: same,
    },
    Extension: {
      DocEncoder: { encodeDocId: (id, _, [key, text, variant]) => JSON.stringify({ id, key, text, variant }) },
      encoders: {
        documentLinks: encoder((encoded) => {
          const { id, ...own } = JSON.parse(encoded);
          return `${mark}${JSON.stringify({ link_type: "Document", ...links.get(id), ...own })}`;
        }),
        documentUrls: encoder(same),
        integrationFields: encoder((id) => `${mark}${JSON.stringify(items.get(id) ?? null)}`),
      },
    },
  };
}
