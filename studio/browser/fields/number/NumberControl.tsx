import type { KeyboardEvent } from "react";
import type { NumberSpec } from "../../../protocol/models/field-spec.ts";
import { Box } from "../../controls/Box.tsx";
import * as css from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { useParsedText } from "../frame/use-parsed-text.ts";
import { messages } from "../messages.ts";
import { parseNumber, stepNumber } from "./parse-number.ts";

/** A number, changed by a step with the arrow keys too. */
export function NumberControl({ spec, value, onChange, ids, onFault }: ControlProps<NumberSpec>) {
  const number = typeof value === "number" ? value : undefined;
  const { text, change, leave } = useParsedText({
    value,
    written: number === undefined ? "" : String(number),
    parse: parseNumber,
    onParsed: onChange,
    onFault,
    fault: messages.wrongNumber,
  });
  const press = (event: KeyboardEvent) => {
    if (event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    change(String(stepNumber(number, event.key === "ArrowUp" ? 1 : -1, spec)));
  };
  return (
    <Box isInvalid={ids.isInvalid}>
      <input
        className={css.input}
        id={ids.id}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuenow={number}
        aria-valuemin={spec.min}
        aria-valuemax={spec.max}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isInvalid || undefined}
        placeholder={spec.placeholder}
        value={text}
        onKeyDown={press}
        onBlur={leave}
        onChange={({ target }) => change(target.value)}
      />
    </Box>
  );
}
