import type { Mark } from "../../protocol/rendering.ts";
import { useEditorState } from "../store/use-editor.ts";

/** Places that are to be corrected: faults of the last save, and findings but those that only inform. */
export function useFaultList(): readonly Pick<Mark, "slice">[] {
  const problems = useEditorState((state) => state.problems);
  const findings = useEditorState((state) => state.findings);
  return [...problems, ...findings.filter(({ level }) => level !== "info")];
}
