import { pickLanguage, type LocalizedLines } from "../../i18n/localized-text.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { Icon } from "./Icon.tsx";
import * as css from "./IconLines.css.ts";
import type { IconName } from "./icons.ts";

interface IconLinesProps {
  readonly lines: LocalizedLines;
  readonly icon: IconName;
  readonly title?: string;
  readonly tone?: "quiet";
}

/** Lines of plain text, each behind the same icon. Nothing without lines. */
export function IconLines({ lines, icon, title, tone }: IconLinesProps) {
  if (lines.lines.length === 0) return null;
  return (
    <div className={tone === "quiet" ? css.quiet : undefined}>
      <StyleSheet of={css} />
      {title !== undefined && <h3 className={css.title}>{title}</h3>}
      <ul role="list" className={css.lines} {...pickLanguage(lines)}>
        {lines.lines.map((line) => (
          <li key={line} className={css.line}>
            <Icon name={icon} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
