import type { KeyboardEvent } from "react";
import * as css from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { Box } from "../../controls/Box.tsx";

/** A text of one line, which may be long: it wraps. Line breaks that are pasted become spaces. */
export function TextControl({ spec, value, onChange, ids }: ControlProps) {
  return (
    <Box isInvalid={ids.isInvalid}>
      <textarea
        className={`${css.input} ${css.growing}`}
        rows={1}
        dir="auto"
        id={ids.id}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isInvalid || undefined}
        placeholder={spec.placeholder}
        value={typeof value === "string" ? value : ""}
        onKeyDown={stayOnLine}
        onChange={({ target }) => onChange(toText(target.value))}
      />
    </Box>
  );
}

function stayOnLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

function toText(typed: string): string | null {
  return typed === "" ? null : typed.replaceAll(/\s*\n\s*/g, " ");
}
