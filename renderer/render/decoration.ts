import type { ReactNode } from "react";
import type { Plan } from "../plan/plan-page.ts";
import type { ExpandContext, TypedShortcode } from "../contracts/shortcode.ts";
import type { SliceInstance } from "../contracts/slice.ts";
import type { PageContext } from "../contracts/page-context.ts";

/** Returns the context that one shortcode expands with: a preview watches what the shortcode reads. */
export type ContextFor = (context: ExpandContext, node: TypedShortcode) => ExpandContext;

/** The port through which a preview decorates the renderer. */
export interface Decorator {
  readonly contextFor: ContextFor;
  readonly decorate: (page: PageContext, plan: Plan) => Decoration;
}

/** Changes of a page in a preview: the context of its parts, and the frame of each slice. */
export interface Decoration {
  readonly page: PageContext;
  /** Wraps a rendered slice. `failure` is set, and the content empty, for a slice that threw. */
  readonly slice: (slice: SliceInstance, content: ReactNode, failure: string | undefined) => ReactNode;
  /**
   * Ids of the only slices that are rendered, without header, footer and what surrounds the slices. All of them are planned,
   * so that places, counts and texts are those of the page. By default the whole page is rendered.
   */
  readonly only?: ReadonlySet<string> | undefined;
}

/** Renders a page as travellers see it. */
export const undecorated: Decorator = {
  contextFor: (context) => context,
  decorate: (page) => ({ page, slice: (_slice, content) => content }),
};
