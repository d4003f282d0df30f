import * as v from "valibot";
import { linkKinds, type LinkSpec } from "./field-spec.ts";
import { flag, text, texts } from "./setting-schemas.ts";

/** `["author", { id: "city", fields: ["code"] }]` → `["author", "city"]` */
const targets = v.fallback(
  v.array(
    v.union([
      v.string(),
      v.pipe(
        v.object({ id: v.string() }),
        v.transform(({ id }) => id),
      ),
    ]),
  ),
  [],
);

const linkConfig = v.object({
  label: text,
  placeholder: text,
  select: v.fallback(v.nullable(v.picklist(linkKinds)), null),
  customtypes: targets,
  allowText: flag,
  allowTargetBlank: flag,
  variants: texts,
  repeat: flag,
});

/** Parses the settings of a link or a content relationship. */
export function parseLink(name: string, config: unknown): LinkSpec {
  const parsed = v.parse(linkConfig, config);
  return {
    type: "Link",
    name,
    label: parsed.label || name,
    placeholder: parsed.placeholder,
    select: parsed.select,
    targets: parsed.customtypes,
    hasText: parsed.allowText,
    mayOpenTab: parsed.allowTargetBlank,
    variants: parsed.variants,
    isRepeatable: parsed.repeat,
  };
}
