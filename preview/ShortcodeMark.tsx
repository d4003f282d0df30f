import type { PropsWithChildren } from "react";
import { StyleSheet } from "../ui/theme/StyleSheet.tsx";
import type { MarkWords } from "./mark-words.ts";
import * as css from "./ShortcodeMark.css.ts";
import type { ShortcodeUse } from "./shortcode-use.ts";

interface Props {
  readonly use: ShortcodeUse;
  readonly words: MarkWords;
}

/**
 * A shortcode an editor can point at, focus or touch to see what it is. Takes no room of its own, and is inline in all
 * its parts: it stands inside paragraphs and headings.
 */
export function ShortcodeMark({ use, words, children }: PropsWithChildren<Props>) {
  const { source, problem } = use;
  return (
    <span
      className={problem === undefined ? css.mark : css.broken}
      // Touch has no hover, and a keyboard needs a stop.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-shortcode={use.name}
      data-problem={problem?.kind}
    >
      <StyleSheet of={css} />
      {children}
      <span className={css.note} role="note">
        <code className={css.source} dir="ltr">
          {source}
        </code>
        {problem !== undefined && <strong className={css.problem}>{words.problem(problem)}</strong>}
        {problem?.kind !== "unknown" && (
          <>
            <bdi className={css.line}>{words.shows(use)}</bdi>
            <span className={css.origin}>{words.origin(use)}</span>
          </>
        )}
      </span>
    </span>
  );
}
