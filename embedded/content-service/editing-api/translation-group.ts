import type { ContentStore } from "../store/content-store.ts";
import type { DocumentStub } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import type { View } from "../store/document-query.ts";

interface StubFinder {
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

interface TranslationQuestion {
  readonly id: string;
  readonly lang: string;
  /** The id of the document that this one is said to translate. */
  readonly original: string | undefined;
  /** The document as it was, unless it is new. */
  readonly before: DocumentStub | undefined;
}

/**
 * The group of translations a document belongs to: that of the document it is said to translate, else its own of before,
 * else a new one. Refused when there is no such document or when another one of the group has the language.
 */
export async function translationsOf(
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
  return { refused: "conflict", message };
}
