import { asText, type JsonRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import * as controls from "../../controls/controls.css.ts";
import { messages } from "../messages.ts";
import * as css from "./image.css.ts";

interface AltTextProps {
  readonly image: JsonRecord;
  readonly id: string;
  readonly onChange: (next: Json) => void;
}

/** The alternative text of a picture: missing (null), that of a decoration (""), or a text. */
export function AltText({ image, id, onChange }: AltTextProps) {
  const { alt } = image;
  const isDecoration = alt === "";
  const change = (next: string | null) => onChange({ ...image, alt: next });
  return (
    <div className={css.alt}>
      <span aria-hidden="true" className={css.altName}>
        {messages.altShort}
      </span>
      <input
        className={controls.input}
        id={id}
        dir="auto"
        aria-label={messages.alt}
        disabled={isDecoration}
        placeholder={isDecoration ? messages.altDecorationHint : messages.altText}
        value={asText(alt)}
        onChange={({ target }) => change(target.value === "" ? null : target.value)}
      />
      <button
        type="button"
        className={`${controls.quietButton} ${css.decoration}`}
        aria-pressed={isDecoration}
        title={messages.altDecorationHint}
        onClick={() => change(isDecoration ? null : "")}
      >
        {messages.altDecoration}
      </button>
    </div>
  );
}
