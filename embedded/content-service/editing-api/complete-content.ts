import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent, DocumentStub } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import type { DocumentBody } from "./document-body.ts";
import { stubFinder, translationsOf } from "./translation-group.ts";

interface WrittenDocument {
  readonly id: string;
  /** The body, with its data as it is stored. */
  readonly body: DocumentBody;
  readonly overlay: Overlay;
}

/** Returns the content to store, or refuses a body that contradicts the models or the existing document. */
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

/** Refuses a changed type or language. Refuses a new document without a model, unless the store has no models. */
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
  const message = `"${id}" is a ${type} in ${lang} and remains one: use another id for another document.`;
  return { refused: "conflict", message };
}
