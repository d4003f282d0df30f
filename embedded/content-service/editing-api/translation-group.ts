import type { ContentStore } from "../store/content-store.ts";
import type { DocumentStub } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import type { View } from "../store/document-query.ts";

interface StubFinder {
  /** Finds a document of the overlay, or else a published one. */
  readonly document: (id: string) => Promise<DocumentStub | undefined>;
  /** Lists a group of translations as the overlay shows it. */
  readonly group: (translations: string) => Promise<readonly DocumentStub[]>;
}

/** Finds documents for an editor of an overlay, including those that the overlay archives. */
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

interface TranslationQuestion {
  readonly id: string;
  readonly lang: string;
  /** Id of the document that this one translates. */
  readonly original: string | undefined;
  /** The existing document; undefined for a new one. */
  readonly before: DocumentStub | undefined;
}

/**
 * Returns the document's group of translations: that of the original, else its current one, else a new one. Refuses an
 * unknown original, and a language that the group already has.
 */
export async function listTranslations(
  { id, lang, original, before }: TranslationQuestion,
  find: StubFinder,
): Promise<string | Refusal> {
  if (original === undefined) return before?.translations ?? id;
  const group = (await find.document(original))?.translations;
  if (group === undefined)
    return { refused: "invalid", message: `alternate_language_id: there is no document "${original}".` };
  const twin = (await find.group(group)).find((other) => other.lang === lang && other.id !== id);
  if (!twin) return group;
  const message = `"${twin.id}" is the ${lang} translation of "${original}" already: change that one, or archive it first.`;
  return { refused: "language-taken", message, documents: [twin.id] };
}
