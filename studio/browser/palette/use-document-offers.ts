import { useLocation } from "wouter";
import { listSchema, nameDocument } from "../../protocol/document.ts";
import { useRead } from "../api/use-read.ts";
import { formatAddress } from "../documents/format-address.ts";
import { nameLanguage } from "../name-language.ts";
import { useEditorState } from "../store/use-editor.ts";
import type { Offer } from "./offer.ts";

/** Offers documents with the words: first those in the language under edit. (W157) */
export function useDocumentOffers(words: string): readonly Offer[] {
  const lang = useEditorState(({ history }) => history.document.lang);
  const [, navigate] = useLocation();
  const hasWords = words.trim().length > 1;
  const query = new URLSearchParams({ q: words, order: "match", "first-lang": lang, limit: "8" });
  const { data } = useRead(hasWords ? `documents?${query}` : null, listSchema, { keepPreviousData: true });
  if (!hasWords || data === undefined) return [];
  return data.results.map(({ id, lang: written, uid, ...names }) => ({
    id,
    name: nameDocument(names),
    note: [uid === null ? "" : formatAddress(uid), nameLanguage(written)].join(" · "),
    run: () => navigate(`/documents/${encodeURIComponent(id)}`),
  }));
}
