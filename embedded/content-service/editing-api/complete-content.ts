import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent, DocumentStub } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import type { DocumentBody } from "./document-body.ts";
import { stubFinder } from "./translation-group.ts";
import { translationsOf } from "./translation-group.ts";

interface WrittenDocument {
  readonly id: string;
  /** With the data that is to be stored. */
  readonly body: DocumentBody;
  readonly overlay: Overlay;
}

/** What is stored of a body; refused when it fits neither the models nor the document as it was. */
export async function completeContent(
  { id, body, overlay }: WrittenDocument,
  store: ContentStore,
): Promise<DocumentContent | Refusal> {
  const { alternate_language_id: original, ...members } = body;
  const find = await stubFinder(overlay, store);
  const before = await find.document(id);
  const refusal = await refusedIdentity(body, before, store);
  if (refusal) return refusal;
  const translations = await translationsOf({ id, lang: body.lang, original, before }, find);
  if (typeof translations !== "string") return translations;
  return { ...members, id, translations };
}

/**
 * Why a document can't be what its body says: it keeps its type and language, and a new one has a type that has a model,
 * if there are models at all.
 */
async function refusedIdentity(
  { type, lang }: DocumentBody,
  before: DocumentStub | undefined,
  store: Pick<ContentStore, "models">,
): Promise<Refusal | undefined> {
  if (before) return before.type === type && before.lang === lang ? undefined : moved(before);
  const models = await store.models("customtype");
  if (models.length === 0 || models.some(({ id }) => id === type)) return undefined;
  return { refused: "invalid", message: `type: there is no custom type "${type}".` };
}

function moved({ id, type, lang }: DocumentStub): Refusal {
  const message = `"${id}" is a ${type} in ${lang} and stays one: give another document another id.`;
  return { refused: "conflict", message };
}
