import assert from "node:assert/strict";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** One renderer of rich text. */
export interface Implementation {
  readonly name: string;
  /** Prepares a field of this size, outside the measured time, and returns what renders it. */
  readonly prepare: (size: number) => () => ReactNode;
}

/** Throws unless all implementations render the same markup, less what `ignored` matches. */
export function checkMarkup(implementations: readonly Implementation[], ignored: RegExp): void {
  const markups = implementations.map(({ prepare }) => renderToStaticMarkup(prepare(20)()).replaceAll(ignored, ""));
  implementations.forEach(({ name }, index) => assert.equal(markups[index], markups[0], name));
}
