import type { ContentStore } from "../../store/content-store.ts";
import type { View } from "../../store/document-query.ts";
import type { Detail } from "../responses.ts";
import type { NewDocument } from "./document-body.ts";

/** Returns the group of translations of the original, or the fault that prevents joining it. */
export async function findTranslations(
  { alternate_language_id: original, type, lang }: NewDocument,
  view: View,
  store: ContentStore,
): Promise<string | undefined | Detail> {
  if (!original) return undefined;
  const refuse = (error: string): Detail => ({ property: "alternate_language_id", value: original, error });
  const [found] = await store.stubs(view, [original]);
  if (!found) return refuse("there is no such document");
  if (found.type !== type) return refuse(`is a document of type "${found.type}", not "${type}"`);
  const others = await store.translations(view, [found.translations]);
  if (others.some((other) => other.lang === lang)) return refuse(`has a translation to ${lang} already`);
  return found.translations;
}
