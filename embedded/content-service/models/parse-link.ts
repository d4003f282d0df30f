import * as v from "valibot";
import type { LinkModel } from "./models.ts";
import { everything, nothing, type Selection } from "./selection.ts";

const config = v.object({
  select: v.fallback(v.nullable(v.picklist(["document", "media", "web"])), null),
  allowText: v.optional(v.boolean(), false),
  variants: v.optional(v.array(v.string()), []),
  repeat: v.optional(v.boolean(), false),
  customtypes: v.optional(v.unknown()),
});

const noConfig = { select: null } as const;

/** Parses a link or relationship of a model. */
export const linkField = v.pipe(
  v.object({ type: v.literal("Link"), config: v.optional(config, noConfig) }),
  v.transform(({ config: { customtypes, ...rest } }): LinkModel => {
    const targets = entries(customtypes).map(([id]) => id);
    const model: LinkModel = { type: "Link", ...rest, picks: parsePicks(customtypes) };
    return targets.length === 0 ? model : { ...model, targets };
  }),
);

/** The model of links in rich text. */
export const textLink: LinkModel = {
  type: "Link",
  select: null,
  allowText: true,
  variants: [],
  repeat: false,
  picks: new Map(),
};

const picked = v.object({
  id: v.string(),
  fields: v.optional(v.array(v.unknown())),
  customtypes: v.optional(v.unknown()),
});

/**
 * Parses `customtypes` of a relationship: `[{ id: "author", fields: ["name", { id: "links", fields: ["label"] }] }]`.
 */
function parsePicks(customtypes: unknown): ReadonlyMap<string, Selection> {
  return new Map(entries(customtypes).filter(([, selection]) => selection !== everything));
}

/** Parses each entry; a bare name selects everything. */
function entries(list: unknown): readonly (readonly [string, Selection])[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): readonly (readonly [string, Selection])[] => {
    if (typeof item === "string") return [[item, everything]];
    return v.is(picked, item) ? [[item.id, toSelection(item)]] : [];
  });
}

function toSelection({ fields, customtypes }: v.InferOutput<typeof picked>): Selection {
  return { ...nothing, fields: new Map(entries(fields)), on: parsePicks(customtypes) };
}
