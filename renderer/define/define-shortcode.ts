import * as v from "valibot";
import type { Attributes } from "../../text/definition.ts";
import type { ShortcodeDefinition } from "../contracts/shortcode.ts";
import type { AttributesSchema, ShortcodeSpec } from "./shortcode-spec.ts";
import { ShortcodeUse } from "./shortcode-use.ts";

/** Closes over the typed half of a shortcode, as `defineSlice` does for a slice. */
export function defineShortcode<const Schema extends AttributesSchema>(
  spec: ShortcodeSpec<Schema>,
): ShortcodeDefinition {
  const { name, sentence, example, encloses, link = false, check } = spec;
  const attributeNames = new Set([...Object.keys(spec.attributes.entries), "fallback"]);
  const [subject] = Object.entries(spec.attributes.entries).flatMap(([each, schema]) => (isFlag(schema) ? [] : [each]));
  return {
    name,
    sentence,
    example,
    attributeNames,
    encloses: encloses !== undefined,
    standsAlone: encloses === undefined || encloses === "optionally",
    hidesGaps: encloses === "complete",
    link,
    parse: (raw) => {
      const { success, output, issues } = v.safeParse(spec.attributes, raw, { message: "It is missing." });
      if (!success) return { problem: `${v.getDotPath(issues[0])}: ${issues[0].message}` };
      const problem = misspelledSubject(subject, raw, attributeNames) ?? check?.(output);
      return problem === undefined ? { use: new ShortcodeUse(spec, output) } : { problem };
    },
  };
}

/** Whether an attribute is written without a value: `scratch`. */
function isFlag(schema: AttributesSchema["entries"][string]): boolean {
  return v.safeParse(schema, true).success;
}

/** `{ vaule: "2026-12-24" }` of a shortcode about its `value` → why the default is not used. */
function misspelledSubject(
  subject: string | undefined,
  raw: Attributes,
  names: ReadonlySet<string>,
): string | undefined {
  const unknown = Object.keys(raw).find((name) => !names.has(name));
  if (unknown === undefined || subject === undefined || subject in raw) return undefined;
  return `It is not shown without ${subject}, because ${unknown} may be a misspelling of it.`;
}
