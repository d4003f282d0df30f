import { useModels } from "../models/use-models.ts";
import { useEditorState } from "../store/use-editor.ts";
import { DocumentFields } from "./DocumentFields.tsx";
import { SliceFields } from "./SliceFields.tsx";
import { useZone } from "../store/use-zone.ts";
import * as styles from "./editor.css.ts";

/** The form of the selected slice, or else of the document. */
export function FieldPanel() {
  const { types, slices: specs } = useModels();
  const { slices } = useZone();
  const type = useEditorState(({ history }) => history.document.type);
  const selected = useEditorState(({ selection }) => selection.slice);
  const slice = slices.find(({ id }) => id === selected);
  const sliceSpec = specs.find(({ id }) => id === slice?.slice_type);
  if (slice !== undefined && sliceSpec !== undefined)
    return <SliceFields key={slice.id} slice={slice} spec={sliceSpec} />;
  const spec = types.find(({ id }) => id === type);
  if (spec === undefined) return <p className={styles.note}>The studio has no model of the type "{type}".</p>;
  return <DocumentFields spec={spec} isComposed={selected !== null && slice === undefined} />;
}
