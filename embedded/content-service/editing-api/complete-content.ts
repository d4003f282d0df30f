import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent, DocumentStub } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { isSingle } from "../write-api/migration/check-identity.ts";
import type { DocumentBody } from "./document-body.ts";
import { stubFinder, listTranslations } from "./translation-group.ts";

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
  const { alternate_language_id: named, knownTranslations, ...members } = body;
  const find = await stubFinder(overlay, store);
  const before = await find.document(id);
  const refusal = before ? moved(body, before) : await refusedNew(body, overlay, store);
  if (refusal) return refusal;
  const original = named ?? (before ? undefined : await findFirst(knownTranslations, find));
  const translations = await listTranslations({ id, lang: body.lang, original, before }, find);
  if (typeof translations !== "string") return translations;
  return { ...members, id, translations };
}

/** Returns the first of these ids that a document has. */
async function findFirst(
  ids: readonly string[],
  find: Awaited<ReturnType<typeof stubFinder>>,
): Promise<string | undefined> {
  const found = await Promise.all(ids.map((id) => find.document(id)));
  return found.find((document) => document !== undefined)?.id;
}

/** Refuses a new document of a missing model, or the second one of a type that has only one. */
async function refusedNew(
  { type, lang }: DocumentBody,
  overlay: Overlay,
  store: Pick<ContentStore, "models" | "state" | "search">,
): Promise<Refusal | undefined> {
  const models = await store.models("customtype");
  if (models.length === 0) return undefined;
  if (models.every(({ id }) => id !== type))
    return { refused: "invalid", message: `type: there is no custom type "${type}".` };
  const { master } = await store.state();
  if (!(await isSingle(type, lang, { master, overlay }, store))) return undefined;
  const message = `There is a document of type "${type}" in ${lang} already, and it has only one: change that one.`;
  return { refused: "single", message };
}

/** Refuses a changed type or language. */
function moved({ type: newType, lang: newLang }: DocumentBody, { id, type, lang }: DocumentStub): Refusal | undefined {
  if (newType === type && newLang === lang) return undefined;
  const message = `"${id}" is a ${type} in ${lang} and remains one: use another id for another document.`;
  return { refused: "other-kind", documents: [id], message };
}
