import { useLocation } from "wouter";
import { nameDocument } from "../../protocol/document.ts";
import { formatAddress } from "../documents/format-address.ts";
import { useFoundDocuments } from "../documents/use-found-documents.ts";
import { nameLanguage } from "../name-language.ts";
import { useEditorState } from "../store/use-editor.ts";
import type { Offer } from "./offer.ts";

/** Offers documents with the words: first those in the language under edit. (W157) */
export function useDocumentOffers(words: string): readonly Offer[] {
  const lang = useEditorState(({ history }) => history.document.lang);
  const [, navigate] = useLocation();
  const found = useFoundDocuments({ words, limit: 8, firstLang: lang });
  return found.map(({ id, lang: written, uid, ...names }) => ({
    id,
    name: nameDocument(names),
    note: [uid === null ? "" : formatAddress(uid), nameLanguage(written)].join(" · "),
    run: () => navigate(`/documents/${encodeURIComponent(id)}`),
  }));
}
