import * as v from "valibot";
import type { LinkModel } from "./field-model.ts";
import { parsePicks } from "./parse-picks.ts";

const config = v.object({
  select: v.fallback(v.nullable(v.picklist(["document", "media", "web"])), null),
  allowText: v.optional(v.boolean(), false),
  variants: v.optional(v.array(v.string()), []),
  repeat: v.optional(v.boolean(), false),
  customtypes: v.optional(v.unknown()),
});

const noConfig = { select: null } as const;

/** A link or relationship as models have it → what presenting its values needs. */
export const linkField = v.pipe(
  v.object({ type: v.literal("Link"), config: v.optional(config, noConfig) }),
  v.transform(({ config: { customtypes, ...rest } }): LinkModel => {
    return { type: "Link", ...rest, picks: parsePicks(customtypes) };
  }),
);

/** Of links in rich text. */
export const textLink: LinkModel = {
  type: "Link",
  select: null,
  allowText: true,
  variants: [],
  repeat: false,
  picks: new Map(),
};
