import { CircleAlert, Info, TriangleAlert } from "lucide";
import { Icon } from "../../controls/Icon.tsx";
import * as css from "./field.css.ts";
import type { Notice } from "./list-notices.ts";

const signs = { error: CircleAlert, warning: TriangleAlert, info: Info };

interface NoticesProps {
  readonly id: string;
  readonly notices: readonly Notice[];
}

/** Lists what is wrong with a field, and what to do. Screen readers read changes aloud. */
export function Notices({ id, notices }: NoticesProps) {
  return (
    <div id={id} aria-live="polite">
      {notices.length > 0 && (
        <ul className={css.notices}>
          {notices.map(({ level, message, hint }) => (
            <li key={message} className={css.level[level]}>
              <span className={css.sign}>
                <Icon icon={signs[level]} size={12} />
              </span>
              <span>
                {message} <span className={css.hint}>{hint}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
