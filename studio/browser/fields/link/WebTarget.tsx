import { useState } from "react";
import { asText } from "../../../protocol/as-json.ts";
import * as controls from "../../controls/controls.css.ts";
import { useParsedText } from "../frame/use-parsed-text.ts";
import { messages } from "../messages.ts";
import { findKind, toWeb } from "./change-link.ts";
import * as css from "./link.css.ts";
import type { TargetProps } from "./target-props.ts";

const permitted = /^(?:https?:\/\/[^\s/]|mailto:\S+@|tel:\+?\d)/i;

/** A web address. One without its beginning gets `https://` when the field is left; one that could run code is refused. */
export function WebTarget({ link, onChange, id, hasFocus }: TargetProps) {
  const url = findKind(link) === "web" ? asText(link["url"]) : "";
  const { text, change, leave } = useParsedText({
    value: url,
    written: url,
    parse: (typed) => (permitted.test(typed) ? typed : undefined),
    onParsed: (typed) => onChange(toWeb(link, typed)),
  });
  const [isLeft, setLeft] = useState(false);
  const isWrong = text !== "" && !permitted.test(text);
  const finish = () => {
    // Only now: an empty link would lose this control while an editor types its address again.
    if (text === "" && url !== "") onChange(null);
    const completed = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;
    if (completed !== undefined) onChange(toWeb(link, completed));
    if (completed !== undefined || !isWrong) leave();
    setLeft(true);
  };
  return (
    <span className={css.control}>
      <input
        className={controls.input}
        id={id}
        type="url"
        dir="ltr"
        // It was chosen a moment ago.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocus}
        aria-label={messages.linkAddress}
        aria-invalid={isWrong && isLeft ? true : undefined}
        placeholder="https://"
        value={text}
        onChange={({ target }) => {
          setLeft(false);
          change(target.value);
        }}
        onBlur={finish}
      />
      {isWrong && isLeft && (
        <span role="alert" className={css.wrong}>
          {messages.wrongAddress}
        </span>
      )}
    </span>
  );
}
