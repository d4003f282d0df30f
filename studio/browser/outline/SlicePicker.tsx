import { useState } from "react";
import type { SliceSpec } from "../../protocol/models/model-specs.ts";
import { SearchBox } from "../controls/SearchBox.tsx";
import { Window } from "../controls/Window.tsx";
import { useModels } from "../models/use-models.ts";
import { useEditorState } from "../store/use-editor.ts";
import { useZone } from "../store/use-zone.ts";
import { listRows } from "./list-rows.ts";
import { useCommands } from "./use-commands.ts";
import * as styles from "./outline.css.ts";
import * as css from "./SlicePicker.css.ts";

interface Props {
  readonly onClose: () => void;
}

/** Slices that the page may have, with their pictures. The chosen one is added behind the selected slice. */
export function SlicePicker({ onClose }: Props) {
  const [words, setWords] = useState("");
  const { slices, groups } = useModels();
  const { allowed, tree } = useZone();
  const { add, canAdd } = useCommands();
  const selected = useEditorState(({ selection }) => selection.slice);
  const after = listRows(tree).find(({ node }) => node.slice.id === selected)?.node;
  // A slice that opens a group brings the one that closes it.
  const offered = slices.filter(({ id }) => allowed.includes(id) && !("closes" in (groups[id] ?? {})) && canAdd(id));
  const found = offered
    .flatMap((spec) => spec.variations.map((variation) => ({ spec, variation })))
    .filter(({ spec, variation }) => matches(spec, variation.name, words));
  return (
    <Window title="Add a slice" wide onClose={onClose}>
      <SearchBox label="Search slices" value={words} onChange={setWords} isInstant isFirst />
      {found.length === 0 && <p className={styles.empty}>No slice is called like this.</p>}
      <ul className={css.cards}>
        {found.map(({ spec, variation }) => (
          <li key={`${spec.id} ${variation.id}`}>
            <button
              type="button"
              className={css.card}
              onClick={() => {
                add(spec.id, variation.id, after);
                onClose();
              }}
            >
              <img
                className={css.picture}
                src={`/_studio/slice-${spec.id}-${variation.id}.png`}
                alt=""
                loading="lazy"
              />
              <strong>{spec.variations.length > 1 ? `${spec.name}: ${variation.name}` : spec.name}</strong>
              <span className={css.description}>{variation.description || spec.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Window>
  );
}

function matches({ name, description }: SliceSpec, variation: string, words: string): boolean {
  const text = `${name} ${variation} ${description}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
