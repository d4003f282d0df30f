import * as v from "valibot";
import { definePageType, type PageContext, type PageKind } from "../renderer/index.ts";
import { type PageFields, pageFields, pageMetadata } from "./page-fields.ts";

interface OwnPage {
  /** Id of the custom type, `cookie_page`. */
  readonly type: string;
  /** The segments of its path after the language prefix. */
  readonly path: readonly string[];
  /** Returns the name of the page, which its title begins with. */
  readonly title: (page: PageContext) => string;
  readonly description: (page: PageContext) => string;
  /** Whether its title replaces an editor's: that of a search has its words. By default it never does. */
  readonly titlesItself?: (page: PageContext) => boolean;
  readonly kinds: readonly PageKind<PageFields>[];
}

/**
 * Defines the type of a page that every host has at one path. It needs no document: one adds its slices, title,
 * description and picture. Search engines list none.
 */
export function ownPage({ type, path, title, description, titlesItself, kinds }: OwnPage) {
  return definePageType({
    type,
    fields: v.object(pageFields),
    metadata: (fields, page) => {
      const entered = pageMetadata(fields, page);
      return {
        ...entered,
        title: titlesItself?.(page) === true ? "" : entered.title,
        name: title(page),
        description: entered.description || description(page),
        isListed: false,
      };
    },
    fromAddress: (segments) => (segments.join("/") === path.join("/") ? {} : undefined),
    paths: [path],
    kinds,
  });
}
