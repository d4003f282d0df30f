import type { Fields } from "../../models/models.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { View } from "../../store/document-query.ts";
import type { Detail } from "../responses.ts";
import type { NewDocument } from "./document-body.ts";

/** Returns faults when a type or language permits no further document. */
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

/** Returns a fault for a missing uid, or for one that the type does not have. */
export function checkUid(type: string, fields: Fields, uid: string | null): readonly Detail[] {
  const hasUid = fields.get("uid")?.type === "UID";
  if (hasUid === (uid !== null)) return [];
  const error = hasUid ? `a document of type "${type}" needs a uid` : `documents of type "${type}" have no uid`;
  return [{ property: "uid", value: uid, error }];
}

/** True when a non-repeatable type already has its document in a language. */
export async function isSingle(
  type: string,
  lang: string,
  view: View,
  store: Pick<ContentStore, "models" | "search">,
): Promise<boolean> {
  const model = (await store.models("customtype")).find(({ id }) => id === type);
  if (model?.["repeatable"] !== false) return false;
  const ofType = {
    operator: "at",
    path: { kind: "document", name: "type" },
    values: [type],
    offset: 0,
    source: "",
  } as const;
  const { total } = await store.search(view, {
    predicates: [ofType],
    lang,
    orderings: [],
    after: "",
    page: 1,
    pageSize: 1,
  });
  return total > 0;
}
