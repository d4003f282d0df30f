import { Box } from "../../controls/Box.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { useParsedText } from "../frame/use-parsed-text.ts";
import { messages } from "../messages.ts";
import * as css from "./color.css.ts";

const pattern = /^#[\da-f]{6}$/i;

/** A color by its code, or by the picker of the system. */
export function ColorControl({ spec, value, onChange, ids, onFault }: ControlProps) {
  const color = typeof value === "string" ? value : "";
  const { text, change, leave } = useParsedText({
    value,
    written: color,
    parse: toColor,
    onParsed: onChange,
    onFault,
    fault: messages.wrongColor,
  });
  return (
    <Box isInvalid={ids.isInvalid}>
      <div className={controls.row}>
        <input
          className={css.picker}
          type="color"
          aria-label={messages.pickColor}
          value={pattern.test(color) ? color.toLowerCase() : "#000000"}
          data-empty={color === "" || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          className={`${controls.input} ${controls.mono}`}
          id={ids.id}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={ids.describedBy}
          aria-invalid={ids.isInvalid || undefined}
          placeholder={spec.placeholder || "#1d5fd1"}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        />
      </div>
    </Box>
  );
}

/** `a1b2c3` → `#a1b2c3`; `#abc` → `#aabbcc`; empty → null; undefined for another text. */
function toColor(typed: string): string | null | undefined {
  const code = typed.trim().replace(/^#?/, "#");
  if (code === "#") return null;
  if (pattern.test(code)) return code;
  return /^#[\da-f]{3}$/i.test(code) ? code.replaceAll(/[\da-f]/gi, "$&$&") : undefined;
}
