import { createElement, type PropsWithChildren, type ReactNode } from "react";
import type { Product } from "../../catalog/product/product.ts";
import { defineShortcode, type ShortcodeDefinition } from "./define-shortcode.ts";
import type { ExpandContext } from "./expand-context.ts";
import { productAttributes, productMeant, productNeeds } from "./product-meant.ts";

/** A shortcode that says one thing of one product: the one it names, else the page's first. */
export interface ProductShortcodeSpec {
  readonly name: string;
  /** As of any shortcode; which product is meant is added to it. */
  readonly sentence: string;
  readonly example: string;
  /** As of any shortcode: undefined when it is not known, empty when there is rightly nothing to say. */
  readonly text: (product: Product, context: ExpandContext) => string | undefined;
  readonly Component?: (props: PropsWithChildren<ProductShortcodeProps>) => ReactNode;
}

interface ProductShortcodeProps {
  readonly product: Product;
  readonly context: ExpandContext;
}

export function defineProductShortcode({ text, Component, ...spec }: ProductShortcodeSpec): ShortcodeDefinition {
  return defineShortcode({
    ...spec,
    sentence: `${spec.sentence} Without tgid, the page's first product is meant.`,
    attributes: productAttributes,
    needs: productNeeds,
    text: (attributes, context) => {
      const product = productMeant(attributes, context);
      return product && text(product, context);
    },
    ...(Component && {
      Component: ({ attributes, context, children }) => {
        const product = productMeant(attributes, context);
        return product ? createElement(Component, { product, context }, children) : children;
      },
    }),
  });
}
