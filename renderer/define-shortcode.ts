import { createElement, type PropsWithChildren, type ReactNode } from "react";
import * as v from "valibot";
import type { Product } from "../catalog/product/product.ts";
import { type Needs, noNeeds } from "../catalog/snapshot/needs.ts";
import { pickLanguage, type TextLanguage, type TextOnPage } from "../i18n/localized-text.ts";
import type { Attributes } from "../text/definition.ts";
import type { ExpandContext, OwnText, ShortcodeDefinition, ShortcodeInstance } from "./shortcode.ts";

type AttributesSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Definition of a shortcode, as its author writes it. Every shortcode takes `fallback` as well: its text when it has no
 * other.
 */
export interface ShortcodeSpec<Schema extends AttributesSchema> {
  readonly name: string;
  /** For editors: what it shows, in one sentence. */
  readonly sentence: string;
  /** For editors: how it is written. */
  readonly example: string;
  /**
   * The first one names what it is about. An attribute that the shortcode does not take may be a misspelling of it. So
   * with one, and without the first, the shortcode is invalid. Each names its own problems in words; only a missing one
   * is named here.
   */
  readonly attributes: Schema;
  /** For editors: what is wrong with attributes that fit one by one but not together. */
  readonly check?: (attributes: v.InferOutput<Schema>) => string | undefined;
  /** For one that encloses text, `[popup]text[/popup]`; "optionally" where it also has a text alone. */
  readonly encloses?: true | "optionally";
  /** True for one whose component is a link. */
  readonly link?: true;
  readonly needs?: (attributes: v.InferOutput<Schema>) => Needs;
  /** Returns needs that depend on the products the page is about; none are passed where its slices decide. */
  readonly followUp?: (attributes: v.InferOutput<Schema>, about: readonly Product[]) => Needs;
  /**
   * Its text in titles, metadata, alt texts and wherever it has no component. Undefined where what it names is missing,
   * which is a diagnostic; empty if its text is empty. `enclosed` is the expanded text that it encloses, and
   * empty where it stands alone. Where it returns `enclosed` as it is, the formatting inside survives.
   * A text of an upstream has its language, which the element around it in running text says.
   */
  readonly text: (
    attributes: v.InferOutput<Schema>,
    context: ExpandContext,
    enclosed: string,
  ) => TextOnPage | undefined;
  /** Renders it in running text around its own text, `children`; never without text. */
  readonly Component?: (props: PropsWithChildren<ShortcodeProps<v.InferOutput<Schema>>>) => ReactNode;
}

interface ShortcodeProps<Values> {
  readonly attributes: Values;
  readonly context: ExpandContext;
  /** Its own text; `children` is the same with its formatting. */
  readonly text: string;
}

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
    standsAlone: encloses !== true,
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

/** One use of a shortcode. A class, because a page has hundreds: closures of each would cost memory. */
class ShortcodeUse<Schema extends AttributesSchema> implements ShortcodeInstance {
  readonly #spec: ShortcodeSpec<Schema>;
  readonly #attributes: v.InferOutput<Schema>;

  constructor(spec: ShortcodeSpec<Schema>, attributes: v.InferOutput<Schema>) {
    this.#spec = spec;
    this.#attributes = attributes;
  }

  get needs() {
    return this.#spec.needs?.(this.#attributes) ?? noNeeds;
  }

  followUp(about: readonly Product[]) {
    return this.#spec.followUp?.(this.#attributes, about) ?? noNeeds;
  }

  text(context: ExpandContext, enclosed: string): TextOnPage | undefined {
    return this.#spec.text(this.#attributes, context, enclosed);
  }

  render(context: ExpandContext, { text, language }: OwnText, children: ReactNode): ReactNode {
    const { Component } = this.#spec;
    const attributes = this.#attributes;
    const inLanguage = renderInLanguage(language, children);
    return Component === undefined ? inLanguage : createElement(Component, { attributes, context, text }, inLanguage);
  }
}

/** Renders the text of a shortcode, in an element that says its language where that is not the page's. */
function renderInLanguage(language: TextLanguage, children: ReactNode): ReactNode {
  return language.lang === undefined ? children : createElement("span", pickLanguage(language), children);
}
