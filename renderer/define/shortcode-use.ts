import { createElement, type ReactNode } from "react";
import type * as v from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import { noNeeds } from "../../catalog/snapshot/needs.ts";
import { pickLanguage, type TextLanguage } from "../../i18n/localized-text.ts";
import type { ExpandContext, OwnText, ShortcodeInstance } from "../contracts/shortcode.ts";
import type { ShortcodeText } from "../../text/expand-shortcode.ts";
import type { AttributesSchema, ShortcodeSpec } from "./shortcode-spec.ts";

/** One use of a shortcode. A class, because a page has hundreds: closures of each would cost memory. */
export class ShortcodeUse<Schema extends AttributesSchema> implements ShortcodeInstance {
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

  text(context: ExpandContext, enclosed: string): ShortcodeText {
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
