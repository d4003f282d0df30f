import { Box } from "../../controls/Box.tsx";
import * as css from "../../controls/controls.css.ts";
import { asText } from "../../../protocol/as-json.ts";
import type { ControlProps } from "../field-props.ts";
import { useParsedText } from "../frame/use-parsed-text.ts";
import { messages } from "../messages.ts";

const pattern = /^[a-z0-9][a-z0-9._-]*$/;

/** The address of a document: host and path, joined with dots. A wrong one is shown, and not passed on. */
export function UidControl({ spec, value, onChange, ids, onFault }: ControlProps) {
  const { text, change, leave } = useParsedText({
    value,
    written: asText(value),
    parse: (typed) => (typed === "" ? null : pattern.test(typed) ? typed : undefined),
    onParsed: onChange,
    onFault,
    fault: messages.wrongUid,
  });
  return (
    <Box isInvalid={ids.isInvalid}>
      <input
        className={`${css.input} ${css.mono}`}
        id={ids.id}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isInvalid || undefined}
        placeholder={spec.placeholder}
        value={text}
        onBlur={leave}
        onChange={({ target }) => change(target.value)}
      />
    </Box>
  );
}
