import { ExternalLink, FileText, Globe, Paperclip, X } from "lucide";
import { useState } from "react";
import { type LinkKind, linkKinds } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { messages } from "../messages.ts";
import { findKind, toTab } from "./change-link.ts";
import { DocumentTarget } from "./DocumentTarget.tsx";
import * as css from "./link.css.ts";
import { MediaTarget } from "./MediaTarget.tsx";
import type { TargetProps } from "./target-props.ts";
import { WebTarget } from "./WebTarget.tsx";

interface LinkTargetProps extends Omit<TargetProps, "hasFocus"> {
  readonly select: LinkKind | null;
  readonly targets: readonly string[];
  readonly mayOpenTab: boolean;
  /** Whether its control takes the focus when it appears. */
  readonly hasFocus?: boolean;
}

const icons = { document: FileText, web: Globe, media: Paperclip };

/** The page, address or file that a link leads to. Its kind can be chosen where the model permits several. */
export function LinkTarget({ link, select, targets, mayOpenTab, onChange, id, hasFocus = false }: LinkTargetProps) {
  const found = findKind(link);
  const [chosen, choose] = useState<LinkKind>();
  const kind = select ?? chosen ?? found ?? "document";
  const isNewTab = link["target"] === "_blank";
  const props = { link, onChange, id, hasFocus: hasFocus || (chosen !== undefined && chosen !== found) };
  return (
    <div className={css.target}>
      {select === null && (
        <div role="radiogroup" aria-label={messages.linkKind} className={css.kinds}>
          {linkKinds.map((each) => (
            <button
              key={each}
              type="button"
              role="radio"
              className={controls.iconButton}
              aria-checked={each === kind}
              aria-label={messages.linkKinds[each]}
              title={messages.linkKinds[each]}
              onClick={() => choose(each)}
            >
              <Icon icon={icons[each]} size={14} />
            </button>
          ))}
        </div>
      )}
      {kind === "document" && <DocumentTarget {...props} targets={targets} />}
      {kind === "web" && <WebTarget {...props} />}
      {kind === "media" && <MediaTarget {...props} />}
      {mayOpenTab && kind === "web" && found === "web" && (
        <IconButton
          icon={ExternalLink}
          label={messages.openTab}
          aria-pressed={isNewTab}
          onClick={() => onChange(toTab(link, !isNewTab))}
        />
      )}
      {found !== undefined && <IconButton icon={X} label={messages.clear} onClick={() => onChange(null)} />}
    </div>
  );
}
