import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Prose.css.ts";

export interface ProseProps {
  readonly children: ReactNode;
}

/** Running text: paragraphs, headings, lists and tables with the rhythm and line length of a page to be read. */
export function Prose({ children }: ProseProps) {
  return (
    <div className={css.prose}>
      <StyleSheet of={css} />
      {children}
    </div>
  );
}
