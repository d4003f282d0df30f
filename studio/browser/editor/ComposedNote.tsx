import { asList, asText } from "../../protocol/as-json.ts";
import type { Json } from "../../protocol/document.ts";
import type { TypeSpec } from "../../protocol/models/model-specs.ts";
import { useModels } from "../models/use-models.ts";
import { useEditorState } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import * as styles from "./ComposedNote.css.ts";

interface Props {
  readonly spec: TypeSpec;
}

/** Says of a slice that the page makes itself which settings it follows. Each leads to its field. */
export function ComposedNote({ spec }: Props) {
  const select = useSelect();
  const { slices } = useModels();
  const id = useEditorState(({ selection }) => selection.slice);
  const composed = useEditorState((state) => state.composed.find(({ slice }) => slice === id));
  const data = useEditorState(({ history }) => history.document.data);
  const name = slices.find((slice) => slice.id === composed?.type)?.name ?? "This part";
  const known = spec.tabs.flatMap(({ fields }) => fields);
  const followed = known.filter((field) => composed?.fields.includes(field.name));
  return (
    <section className={styles.note} aria-label="Made from the catalogue">
      <strong>{name}</strong>
      <p className={styles.text}>
        {followed.length === 0
          ? "The page makes this part itself, from the catalogue."
          : "The page makes this part itself, from the catalogue. It follows these settings:"}
      </p>
      {followed.length > 0 && (
        <ul className={styles.fields}>
          {followed.map((field) => (
            <li key={field.name}>
              <button type="button" className={styles.field} onClick={() => select({ slice: null, field: field.name })}>
                <span>{field.label}</span>
                <bdi className={styles.value}>{describe(data[field.name]) || "not set"}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns a value in a few letters. */
function describe(value: Json | undefined): string {
  if (typeof value === "number") return String(value);
  const { length } = asList(value);
  return asText(value) || (length === 0 ? "" : `${length}`);
}
