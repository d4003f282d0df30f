import type { ContentStore } from "../store/content-store.ts";
import type { DocumentStub } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { DocumentBody } from "./document-body.ts";

/**
 * Why a document can't be what its body says: it keeps its type and language, and a new one has a type that has a model,
 * if there are models at all.
 */
export async function refusedIdentity(
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
