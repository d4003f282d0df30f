import type { FieldContext } from "../fields/field-props.ts";
import { useEditorState } from "../store/use-editor.ts";

/** Faults and the selected place, as the fields need them. */
export function useFaults(): FieldContext {
  const problems = useEditorState((state) => state.problems);
  const findings = useEditorState((state) => state.findings);
  const focus = useEditorState(({ selection }) => selection.focus);
  return { problems, findings, focus };
}
