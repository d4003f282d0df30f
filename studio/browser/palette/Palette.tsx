import { useState } from "react";
import { useLocation } from "wouter";
import { listSchema } from "../../protocol/document.ts";
import { useRead } from "../api/use-read.ts";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import { formatAddress } from "../documents/format-address.ts";
import { languageName } from "../language-name.ts";
import { listRows } from "../outline/list-rows.ts";
import { summarize } from "../outline/summarize.ts";
import { useEditor } from "../store/use-editor.ts";
import { useZone } from "../store/use-zone.ts";
import { ChoiceList, type Offer } from "./ChoiceList.tsx";

interface Props {
  readonly onClose: () => void;
}

/** Finds commands, slices of the page and documents, by keys alone. */
export function Palette({ onClose }: Props) {
  const [words, setWords] = useState("");
  const [, navigate] = useLocation();
  const { data } = useRead(words.length < 2 ? null : `documents?q=${encodeURIComponent(words)}&limit=8`, listSchema);
  const own = [...useCommandOffers(), ...useSliceOffers()].filter(({ name }) => matches(name, words));
  const documents = (data?.results ?? []).map(({ id, heading, title, lang, uid }): Offer => ({
    id,
    name: heading === "" ? title : heading,
    note: `${uid === null ? "" : formatAddress(uid)} · ${languageName(lang)}`,
    run: () => navigate(`/documents/${encodeURIComponent(id)}`),
  }));
  return (
    <Window title="Search and commands" onClose={onClose}>
      <ChoiceList
        offers={[...own.slice(0, 12), ...(words.length < 2 ? [] : documents)]}
        onChosen={onClose}
        input={(keys) => (
          <input
            type="search"
            className={controls.search}
            placeholder="Search commands, slices and documents"
            autoFocus
            value={words}
            onChange={({ target }) => setWords(target.value)}
            {...keys}
          />
        )}
      />
    </Window>
  );
}

function useCommandOffers(): readonly Offer[] {
  const { undo, redo, flush } = useEditor();
  const [, navigate] = useLocation();
  return [
    { id: "documents", name: "All documents", note: "", run: () => navigate("/") },
    { id: "undo", name: "Undo", note: "Ctrl Z", run: undo },
    { id: "redo", name: "Redo", note: "Ctrl Shift Z", run: redo },
    { id: "save", name: "Save now", note: "Ctrl S", run: () => void flush() },
  ];
}

function useSliceOffers(): readonly Offer[] {
  const { select } = useEditor();
  const { tree } = useZone();
  return listRows(tree).map(({ node: { slice } }) => ({
    id: slice.id,
    name: `${slice.slice_type.replaceAll("_", " ")} ${summarize(slice)}`,
    note: "Slice",
    run: () => select({ slice: slice.id, field: null }),
  }));
}

function matches(name: string, words: string): boolean {
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));
}
