import { useState } from "react";
import type { Json } from "../../../protocol/document.ts";

interface Parsing<Value extends Json> {
  readonly value: Json | undefined;
  /** The value as a text. */
  readonly written: string;
  /** Returns undefined for a text that does not stand for a value. */
  readonly parse: (text: string) => Value | undefined;
  readonly onParsed: (value: Value) => void;
  /** Shows what is wrong with such a text; undefined removes it. */
  readonly onFault?: (fault: string | undefined) => void;
  readonly fault?: string;
}

interface ParsedText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Shows the value as it is written. */
  readonly leave: () => void;
}

/**
 * Shows a text as it is typed, although its value is written differently or missing. It ends when the field is left or its
 * value changes elsewhere. A text that does not stand for a value is not passed on.
 */
export function useParsedText<Value extends Json>(parsing: Parsing<Value>): ParsedText {
  const { value, written, parse, onParsed, onFault, fault } = parsing;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Json | undefined }>();
  return {
    text: typed !== undefined && typed.value === value ? typed.text : written,
    change: (text) => {
      const next = parse(text);
      setTyped({ text, value: next === undefined ? value : next });
      onFault?.(next === undefined ? fault : undefined);
      if (next !== undefined) onParsed(next);
    },
    leave: () => {
      setTyped(undefined);
      onFault?.(undefined);
    },
  };
}
