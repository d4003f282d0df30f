import type { ContentStore } from "../../store/content-store.ts";
import type { View } from "../../store/view.ts";

/** Whether a type is one that has a single document, and has it already in a language. */
export async function isSingle(type: string, lang: string, view: View, store: ContentStore): Promise<boolean> {
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
