import type { PropsWithChildren } from "react";
import { StyleSheet } from "../ui/theme/StyleSheet.tsx";
import * as css from "./ShortcodeMark.css.ts";
import type { ShortcodeReport, ShortcodeTexts } from "./preview-report.ts";

interface Props {
  readonly report: ShortcodeReport;
  readonly texts: ShortcodeTexts;
}

/**
 * A shortcode an editor can point at, focus or touch to see what it is. Takes no space, and is inline in all its parts:
 * it stands inside paragraphs and headings.
 */
export function ShortcodeMark({ report, texts, children }: PropsWithChildren<Props>) {
  const { source, problem } = report;
  return (
    <span
      className={problem === undefined ? css.mark : css.broken}
      // Touch has no hover, and a keyboard needs a stop.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-shortcode={report.name}
      data-problem={problem?.kind}
    >
      <StyleSheet of={css} />
      {children}
      <span className={css.note} role="note">
        <code className={css.source} dir="ltr">
          {source}
        </code>
        {problem !== undefined && <strong className={css.problem}>{texts.problem(problem)}</strong>}
        {problem?.kind !== "unknown" && (
          <>
            <bdi className={css.line}>{texts.shows(report)}</bdi>
            <span className={css.origin}>{texts.origin(report)}</span>
          </>
        )}
      </span>
    </span>
  );
}
