import type { Overlay } from "../store/state.ts";

/** Stands for the published documents where an overlay is expected: no overlay of the store has the id "". */
export const publishedState: Overlay = { id: "", kind: "draft", label: "", scheduledAt: null, revision: 0 };
