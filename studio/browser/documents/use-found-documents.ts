import { type ListedDocument, listSchema } from "../../protocol/document.ts";
import { useRead } from "../api/use-read.ts";

interface Search {
  readonly words: string;
  readonly limit: number;
  /** Documents in this language come first. */
  readonly firstLang?: string;
}

/** Finds documents whose names have words, the closest first. Two letters are the least that find anything. */
export function useFoundDocuments({ words, limit, firstLang }: Search): readonly ListedDocument[] {
  const hasWords = words.trim().length > 1;
  const query = new URLSearchParams({ q: words, order: "match" });
  if (firstLang !== undefined) query.set("first-lang", firstLang);
  query.set("limit", `${limit}`);
  const { data } = useRead(hasWords ? `documents?${query}` : null, listSchema, { keepPreviousData: true });
  return hasWords && data !== undefined ? data.results : [];
}
