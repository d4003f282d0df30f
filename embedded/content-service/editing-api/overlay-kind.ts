import type { ContentStore } from "../store/content-store.ts";
import type { Overlay } from "../store/state.ts";

/** What is other between releases and drafts. */
export interface OverlayKind {
  readonly kind: Overlay["kind"];
  /** Where they are: `/editing/releases`. */
  readonly path: string;
  readonly list: (store: ContentStore) => Promise<readonly Overlay[]>;
}

/** Documents that are published together, maybe by themselves at a time. */
export const releases: OverlayKind = {
  kind: "release",
  path: "/editing/releases",
  list: async (store) => (await store.state()).releases,
};

/** Documents that only previews show; nobody else is told of them. */
export const drafts: OverlayKind = { kind: "draft", path: "/editing/drafts", list: (store) => store.drafts() };
