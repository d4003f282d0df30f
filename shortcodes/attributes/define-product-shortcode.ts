import { createElement, type PropsWithChildren, type ReactNode } from "react";
import type { Product } from "../../catalog/product/product.ts";
import type { TextOnPage } from "../../i18n/localized-text.ts";
import { defineShortcode, type ExpandContext, type ShortcodeDefinition } from "../../renderer/index.ts";
import { productAttributes, productNeeds, findNamedProduct } from "./product.ts";

/** Definition of a shortcode about one product: the named one, else the page's first. */
export interface ProductShortcodeSpec {
  readonly name: string;
  /** As of any shortcode; a sentence about `tgid` is added. */
  readonly sentence: string;
  readonly example: string;
  /** As of any shortcode: undefined where the text is not known, empty if it is empty. */
  readonly text: (product: Product, context: ExpandContext) => TextOnPage | undefined;
  readonly Component?: (props: PropsWithChildren<ProductShortcodeProps>) => ReactNode;
}

interface ProductShortcodeProps {
  readonly product: Product;
  readonly context: ExpandContext;
}

/** Defines a shortcode about one product. Where the product is missing, the shortcode has no data. */
export function defineProductShortcode({ text, Component, ...spec }: ProductShortcodeSpec): ShortcodeDefinition {
  return defineShortcode({
    ...spec,
    sentence: `${spec.sentence} Without tgid, it is about the page's first product.`,
    attributes: productAttributes,
    needs: productNeeds,
    text: (attributes, context) => {
      const product = findNamedProduct(attributes, context);
      return product && text(product, context);
    },
    ...(Component && {
      Component: ({ attributes, context, children }) => {
        const product = findNamedProduct(attributes, context);
        return product ? createElement(Component, { product, context }, children) : children;
      },
    }),
  });
}
