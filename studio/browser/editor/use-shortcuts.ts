import { useEffect } from "react";
import { useEditor } from "../store/use-editor.ts";

interface Actions {
  readonly openPalette: () => void;
}

/** Keys of the whole editor: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, Ctrl+S, Ctrl+K. */
export function useShortcuts({ openPalette }: Actions): void {
  const editor = useEditor();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const run = key === "z" ? (event.shiftKey ? editor.redo : editor.undo) : actions[key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    const actions: Readonly<Record<string, () => void>> = {
      y: editor.redo,
      s: () => void editor.flush(),
      k: openPalette,
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
