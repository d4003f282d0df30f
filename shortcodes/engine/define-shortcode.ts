import * as v from "valibot";
import { type Needs, noNeeds } from "../../catalog/needs.ts";
import type { ExpandContext } from "./expand-context.ts";
import type { ShortcodeNode } from "./source-text.ts";

type Attributes = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What the author of a shortcode writes. Every shortcode takes `fallback` as well: its text when there is no other. */
export interface ShortcodeSpec<Schema extends Attributes> {
  readonly name: string;
  /** For editors: what it shows, in one sentence. */
  readonly sentence: string;
  /** For editors: how it is written. */
  readonly example: string;
  readonly attributes: Schema;
  readonly needs?: (attributes: v.InferOutput<Schema>) => Needs;
  /** Undefined or empty when there is nothing to show. */
  readonly text: (attributes: v.InferOutput<Schema>, context: ExpandContext) => string | undefined;
}

/** What a registry holds: the typed half is closed over. */
export interface ShortcodeDefinition {
  readonly name: string;
  readonly sentence: string;
  readonly example: string;
  /** One use of it; undefined, with the problem told to `reject`, when the attributes don't fit. */
  readonly parse: (
    attributes: ShortcodeNode["attributes"],
    reject: (problem: string) => void,
  ) => ShortcodeInstance | undefined;
}

interface ShortcodeInstance {
  readonly needs: Needs;
  readonly text: (context: ExpandContext) => string | undefined;
}

/** Definitions by name. */
export type ShortcodeRegistry = ReadonlyMap<string, ShortcodeDefinition>;

export function defineShortcode<const Schema extends Attributes>(spec: ShortcodeSpec<Schema>): ShortcodeDefinition {
  const { name, sentence, example } = spec;
  const parse: ShortcodeDefinition["parse"] = (raw, reject) => {
    const { success, output, issues } = v.safeParse(spec.attributes, raw);
    if (!success) {
      reject(`${v.getDotPath(issues[0])}: ${issues[0].message}`);
      return undefined;
    }
    return { needs: spec.needs?.(output) ?? noNeeds, text: (context) => spec.text(output, context) };
  };
  return { name, sentence, example, parse };
}
