import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { TextField } from "react-aria-components/TextField";
import { useLocation } from "wouter";
import { useSettled } from "../api/use-settled.ts";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import * as menu from "../controls/menu.css.ts";
import { lastList } from "../documents/last-list.ts";
import { messages } from "../messages.ts";
import { listRows } from "../outline/list-rows.ts";
import { summarize } from "../outline/summarize.ts";
import { useEditor } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import { useZone } from "../store/use-zone.ts";
import { focusFirst } from "../controls/focus-first.ts";
import type { Offer } from "./offer.ts";
import { useDocumentOffers } from "./use-document-offers.ts";

interface Props {
  readonly onClose: () => void;
}

/** Finds commands, slices of the page and documents, by keys alone. */
export function Palette({ onClose }: Props) {
  const [words, setWords] = useState("");
  const own = [...useCommandOffers(), ...useSliceOffers()].filter(({ name }) => matches(name, words));
  const offers = [...own.slice(0, 12), ...useDocumentOffers(useSettled(words))];
  return (
    <Window title="Search and commands" onClose={onClose}>
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <TextField aria-label="Search commands, slices and documents">
          <Input
            ref={focusFirst}
            type="search"
            className={controls.search}
            placeholder="Search commands, slices and documents"
          />
        </TextField>
        <Menu className={menu.menu} items={offers} renderEmptyState={() => "Nothing is called like this."}>
          {({ name, note, run }) => (
            <MenuItem
              className={menu.item}
              textValue={name}
              onAction={() => {
                run();
                onClose();
              }}
            >
              <bdi className={menu.name} title={name}>
                {name}
              </bdi>
              <span className={menu.keys}>{note}</span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Window>
  );
}

function useCommandOffers(): readonly Offer[] {
  const { undo, redo, flush } = useEditor();
  const [, navigate] = useLocation();
  return [
    { id: "documents", name: messages.allDocuments, note: "", run: () => navigate(lastList.getState().address) },
    { id: "undo", name: "Undo", note: "Ctrl Z", run: undo },
    { id: "redo", name: "Redo", note: "Ctrl Shift Z", run: redo },
    { id: "save", name: "Save now", note: "Ctrl S", run: () => void flush() },
  ];
}

function useSliceOffers(): readonly Offer[] {
  const select = useSelect();
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
