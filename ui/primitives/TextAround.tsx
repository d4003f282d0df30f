import type { ReactNode } from "react";

/** Stands for an element among the values of a text. */
export const elementMark = "\uFFFC";

interface TextAroundProps {
  /** With `elementMark` once. */
  readonly text: string;
  /** The element. */
  readonly children: ReactNode;
}

/** Renders a text with an element in it, where its language has it: `Source: ISTAT, as of May 2026`. */
export function TextAround({ text, children }: TextAroundProps) {
  const [before = "", after = ""] = text.split(elementMark);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
