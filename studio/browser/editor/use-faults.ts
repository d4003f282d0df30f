import { useMemo } from "react";
import { toPath } from "../../protocol/mark-path.ts";
import { locateProblem } from "../../protocol/locate-problem.ts";
import type { FieldContext } from "../fields/field-props.ts";
import { useEditorState } from "../store/use-editor.ts";
import { useZone } from "../store/use-zone.ts";

/** Faults and the selected place, as the fields need them. */
export function useFaults(): FieldContext {
  const save = useEditorState((state) => state.save);
  const findings = useEditorState((state) => state.findings);
  const selection = useEditorState((state) => state.selection);
  const data = useEditorState(({ history }) => history.document.data);
  const { field: zone = "" } = useZone();
  const problems = useMemo(
    () => (save.kind === "refused" ? save.problems.map((problem) => locateProblem(data, problem)) : []),
    [save],
  );
  // A later edit moves no focus: the place is where the field was when it was selected.
  const focus = useMemo(
    () =>
      selection.field === null ? undefined : toPath(data, zone, { slice: selection.slice, field: selection.field }),
    [selection],
  );
  return { problems, findings, focus };
}
