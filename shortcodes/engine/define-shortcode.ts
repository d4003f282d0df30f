import { createElement, type PropsWithChildren, type ReactNode } from "react";
import * as v from "valibot";
import { type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { ExpandContext } from "./expand-context.ts";
import type { Attributes } from "./source-text.ts";

type AttributesSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What the author of a shortcode writes. Every shortcode takes `fallback` as well: its text when there is no other. */
export interface ShortcodeSpec<Schema extends AttributesSchema> {
  readonly name: string;
  /** For editors: what it shows, in one sentence. */
  readonly sentence: string;
  /** For editors: how it is written. */
  readonly example: string;
  /** Each says in words what it takes: the only problem without a message of its own is that one is missing. */
  readonly attributes: Schema;
  /** For editors: what is wrong with attributes that fit one by one but not together. */
  readonly check?: (attributes: v.InferOutput<Schema>) => string | undefined;
  /** For one that encloses text, `[popup]text[/popup]`; "optionally" where it also says something alone. */
  readonly encloses?: true | "optionally";
  /** True for one whose component is a link. */
  readonly link?: true;
  readonly needs?: (attributes: v.InferOutput<Schema>) => Needs;
  /**
   * What it says: in titles, metadata, alt texts and wherever it draws nothing. Undefined when what it names is not
   * there, which editors are told; empty when there is nothing to say, which is right. `enclosed` is what it encloses,
   * expanded, and empty when it stands alone; given back as it is, it keeps its formatting.
   */
  readonly text: (attributes: v.InferOutput<Schema>, context: ExpandContext, enclosed: string) => string | undefined;
  /** What it draws in running text around its own text, `children`; never without one. */
  readonly Component?: (props: PropsWithChildren<ShortcodeProps<v.InferOutput<Schema>>>) => ReactNode;
}

interface ShortcodeProps<Values> {
  readonly attributes: Values;
  readonly context: ExpandContext;
  /** Its own text; `children` is the same with its formatting. */
  readonly text: string;
}

/** What a registry holds: the typed half is closed over. */
export interface ShortcodeDefinition {
  readonly name: string;
  readonly sentence: string;
  readonly example: string;
  /** Those it takes, `fallback` among them. */
  readonly attributeNames: ReadonlySet<string>;
  readonly encloses: boolean;
  /** Whether it says anything where it encloses nothing. */
  readonly standsAlone: boolean;
  readonly link: boolean;
  /** One use of it; undefined, with the problem told to `reject`, when the attributes don't fit. */
  readonly parse: (attributes: Attributes, reject: (problem: string) => void) => ShortcodeInstance | undefined;
}

export interface ShortcodeInstance {
  readonly needs: Needs;
  readonly text: (context: ExpandContext, enclosed: string) => string | undefined;
  readonly draw: ((context: ExpandContext, text: string, children: ReactNode) => ReactNode) | undefined;
}

/** Definitions by name. */
export type ShortcodeRegistry = ReadonlyMap<string, ShortcodeDefinition>;

export function defineShortcode<const Schema extends AttributesSchema>(
  spec: ShortcodeSpec<Schema>,
): ShortcodeDefinition {
  const { name, sentence, example, encloses, link = false, Component } = spec;
  const parse: ShortcodeDefinition["parse"] = (raw, reject) => {
    const { success, output: attributes, issues } = v.safeParse(spec.attributes, raw, { message: "It is missing." });
    const problem = success ? spec.check?.(attributes) : `${v.getDotPath(issues[0])}: ${issues[0].message}`;
    if (problem !== undefined) reject(problem);
    if (!success || problem !== undefined) return undefined;
    return {
      needs: spec.needs?.(attributes) ?? noNeeds,
      text: (context, enclosed) => spec.text(attributes, context, enclosed),
      draw:
        Component && ((context, text, children) => createElement(Component, { attributes, context, text }, children)),
    };
  };
  const attributeNames = new Set([...Object.keys(spec.attributes.entries), "fallback"]);
  const takes = { encloses: encloses !== undefined, standsAlone: encloses !== true };
  return { name, sentence, example, attributeNames, ...takes, link, parse };
}
