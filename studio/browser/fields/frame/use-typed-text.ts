import { useState } from "react";
import type { Json } from "../../../protocol/document.ts";

interface TypedText {
  readonly text: string;
  /** Shows a text as it is typed, although its value would be written differently, or is missing. */
  readonly type: (text: string, next: Json | undefined) => void;
  /** Shows the value as it is written. */
  readonly leave: () => void;
}

/** Remembers the text that is being typed, until the field is left or its value changes elsewhere. */
export function useTypedText(value: Json | undefined, written: string): TypedText {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Json | undefined }>();
  const isCurrent = typed !== undefined && typed.value === value;
  return {
    text: isCurrent ? typed.text : written,
    type: (text, next) => setTyped({ text, value: next }),
    leave: () => setTyped(undefined),
  };
}
