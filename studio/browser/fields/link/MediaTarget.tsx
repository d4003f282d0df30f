import { useState } from "react";
import { asText } from "../../../protocol/as-json.ts";
import * as controls from "../../controls/controls.css.ts";
import { MediaWindow } from "../../controls/MediaWindow.tsx";
import { messages } from "../messages.ts";
import { findKind, toMedia } from "./change-link.ts";
import * as css from "./link.css.ts";
import type { TargetProps } from "./target-props.ts";

/** A file of the media library. */
export function MediaTarget({ link, onChange, id }: TargetProps) {
  const [isOpen, setOpen] = useState(false);
  const name = findKind(link) === "media" ? asText(link["name"]) || asText(link["url"]) : "";
  return (
    <span className={css.control}>
      <button type="button" id={id} className={css.file} onClick={() => setOpen(true)}>
        {name || <span className={controls.quiet}>{messages.chooseFile}</span>}
      </button>
      {isOpen && (
        <MediaWindow
          title={messages.chooseFile}
          onClose={() => setOpen(false)}
          onChoose={(media) => {
            setOpen(false);
            onChange(toMedia(link, media));
          }}
        />
      )}
    </span>
  );
}
