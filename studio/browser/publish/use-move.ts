import { useModels } from "../models/use-models.ts";
import { useEditorState } from "../store/use-editor.ts";

interface Move {
  /** Uid of the page as visitors find it. */
  readonly from: string;
  readonly to: string;
}

/** Returns the addresses between which publishing would move the page; undefined for one that stays, or is new. */
export function useMove(): Move | undefined {
  const { types } = useModels();
  const { type, uid } = useEditorState(({ history }) => history.document);
  const from = useEditorState(({ state }) => state.publishedUid);
  const isPage = type !== "redirect" && types.some(({ id, format }) => id === type && format === "page");
  return isPage && from !== null && uid !== null && from !== uid ? { from, to: uid } : undefined;
}
