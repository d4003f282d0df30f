import { useState } from "react";
import { Canvas } from "../canvas/Canvas.tsx";
import { Outline } from "../outline/Outline.tsx";
import { Palette } from "../palette/Palette.tsx";
import { PlanNote } from "../publish/PlanNote.tsx";
import { ConflictList } from "./ConflictList.tsx";
import { FieldPanel } from "./FieldPanel.tsx";
import { TopBar } from "./TopBar.tsx";
import { useMarket } from "./use-market.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import * as styles from "./editor.css.ts";

/** The outline, the page and the form of what is selected. */
export function EditorLayout() {
  const view = useMarket();
  const [isSearching, setSearching] = useState(false);
  useShortcuts({ openPalette: () => setSearching(true) });
  return (
    <div className={styles.layout}>
      <TopBar view={view} openPalette={() => setSearching(true)} />
      <Outline />
      <main className={styles.canvas}>
        <Canvas view={view} />
      </main>
      <aside className={styles.panel} aria-label="Fields">
        <PlanNote />
        <ConflictList />
        <FieldPanel />
      </aside>
      {isSearching && <Palette onClose={() => setSearching(false)} />}
    </div>
  );
}
