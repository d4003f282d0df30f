import { useState } from "react";
import { nameDocument } from "../../protocol/document.ts";
import type { TypeSpec } from "../../protocol/models/model-specs.ts";
import { SearchBox } from "../controls/SearchBox.tsx";
import { LabeledChoice } from "./LabeledChoice.tsx";
import { formatAddress } from "./format-address.ts";
import { useFoundDocuments } from "./use-found-documents.ts";
import * as styles from "./new-document.css.ts";

/** The beginning of a new page: nothing but its type, or all that another page has. */
export type Template =
  | { readonly kind: "empty"; readonly type: string }
  | { readonly kind: "copy"; readonly id: string; readonly name: string; readonly lang: string };

interface Props {
  readonly types: readonly TypeSpec[];
  readonly template: Template;
  readonly onChange: (template: Template) => void;
}

/** Chooses the type of an empty page, or the page that is copied. */
export function TemplateChoice({ types, template, onChange }: Props) {
  const [words, setWords] = useState("");
  const found = useFoundDocuments({ words, limit: 6 });
  const empty = types.map(({ id, label }) => [id, `Empty: ${label}`] as const);
  return (
    <>
      <LabeledChoice
        label="Begin with"
        value={template.kind === "empty" ? template.type : ""}
        options={[...empty, ["", template.kind === "copy" ? `Copy of ${template.name}` : "Copy of another page"]]}
        onChange={(type) =>
          onChange(type === "" ? { kind: "copy", id: "", name: "…", lang: "" } : { kind: "empty", type })
        }
      />
      {template.kind === "copy" && (
        <>
          <SearchBox label="Find the page to copy" value={words} onChange={setWords} />
          <ul className={styles.found}>
            {found.map(({ id, uid, lang, ...names }) => (
              <li key={id}>
                <button
                  type="button"
                  className={id === template.id ? styles.chosen : styles.choice}
                  aria-pressed={id === template.id}
                  onClick={() => onChange({ kind: "copy", id, name: nameDocument(names), lang })}
                >
                  {nameDocument(names)} <span className={styles.note}>{uid === null ? "" : formatAddress(uid)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
