import type { ContentStore } from "../store/content-store.ts";
import type { DocumentStub } from "../store/document.ts";
import type { Overlay } from "../store/state.ts";
import type { View } from "../store/view.ts";

export interface StubFinder {
  /** A document as the overlay has it, else as it is published. */
  readonly document: (id: string) => Promise<DocumentStub | undefined>;
  /** A group of translations as the overlay has it. */
  readonly group: (translations: string) => Promise<readonly DocumentStub[]>;
}

/** Looks documents up for an editor of an overlay: what the overlay takes away is still found. */
export async function stubFinder({ id, revision }: Overlay, store: ContentStore): Promise<StubFinder> {
  const { master } = await store.state();
  const published: View = { master, overlay: undefined };
  const edited: View = { master, overlay: { id, revision } };
  return {
    document: async (wanted) => {
      const found = await Promise.all([edited, published].map((view) => store.stubs(view, [wanted])));
      return found.flat()[0];
    },
    group: (translations) => store.translations(edited, [translations]),
  };
}
