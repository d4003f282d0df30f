import type { ContentStore } from "../../store/content-store.ts";
import type { View } from "../../store/view.ts";
import type { Detail } from "../reply.ts";
import type { NewDocument } from "./document-body.ts";
import { isSingle } from "./is-single.ts";

/** Whether there may be another document of a type in a language. */
export async function checkIdentity(
  { type, lang }: Pick<NewDocument, "type" | "lang">,
  view: View,
  store: ContentStore,
): Promise<readonly Detail[]> {
  const { languages } = await store.state();
  const known = languages.map(({ id }) => id);
  if (!known.includes(lang)) {
    return [{ property: "lang", value: lang, error: `must be a language of the repository: ${known.join(", ")}` }];
  }
  if (!(await isSingle(type, lang, view, store))) return [];
  return [{ property: "type", value: type, error: "there is a document of this type already, and it has only one" }];
}
