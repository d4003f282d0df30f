import { Box } from "../controls/Box.tsx";
import * as css from "../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { useTypedText } from "../frame/use-typed-text.ts";
import { messages } from "../messages.ts";

const pattern = /^[a-z0-9][a-z0-9._-]*$/;

/** The address of a document: host and path, joined with dots. A wrong one is shown, and not passed on. */
export function UidControl({ spec, value, onChange, ids, onFault }: ControlProps) {
  const { text, type, leave } = useTypedText(value, typeof value === "string" ? value : "");
  const change = (typed: string) => {
    const isRight = typed === "" || pattern.test(typed);
    const next = typed === "" ? null : typed;
    type(typed, isRight ? next : value);
    onFault(isRight ? undefined : messages.wrongUid);
    if (isRight) onChange(next);
  };
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
        onBlur={() => {
          leave();
          onFault(undefined);
        }}
        onChange={({ target }) => change(target.value)}
      />
    </Box>
  );
}
