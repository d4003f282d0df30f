import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent } from "../store/document.ts";
import type { Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import type { DocumentBody } from "./document-body.ts";
import { refusedIdentity } from "./refused-identity.ts";
import { stubFinder } from "./stub-finder.ts";
import { translationsOf } from "./translations-of.ts";

export interface WrittenDocument {
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
