import { asText, type JsonRecord, omit } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { LinkSpec } from "../../../protocol/models/field-spec.ts";
import * as controls from "../../controls/controls.css.ts";
import { messages } from "../messages.ts";
import { changeLink } from "./change-link.ts";
import * as css from "./link.css.ts";
import { LinkTarget } from "./LinkTarget.tsx";

interface LinkFieldsProps {
  readonly spec: LinkSpec;
  readonly link: JsonRecord;
  readonly id: string;
  readonly onChange: (next: Json) => void;
}

/** The text of a link, its target and its appearance. */
export function LinkFields({ spec, link, id, onChange }: LinkFieldsProps) {
  const variant = asText(link["variant"]) || (spec.variants[0] ?? "");
  return (
    <>
      {spec.hasText && (
        <input
          className={css.text}
          id={id}
          dir="auto"
          aria-label={messages.linkText}
          placeholder={messages.linkText}
          value={asText(link["text"])}
          onChange={({ target }) => onChange(changeLink(link, { text: target.value }))}
        />
      )}
      <LinkTarget
        link={link}
        select={spec.select}
        targets={spec.targets}
        mayOpenTab={spec.mayOpenTab}
        onChange={(next) => onChange(next === null ? changeLink(omit(link, ["id", "url", "target"]), {}) : next)}
        {...(spec.hasText ? {} : { id })}
      />
      {spec.variants.length > 1 && (
        <div role="radiogroup" aria-label={messages.variant} className={css.variants}>
          {spec.variants.map((name) => (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={name === variant}
              className={`${controls.quietButton} ${css.variant}`}
              onClick={() => onChange(changeLink(link, { variant: name }))}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
