import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import type { Contestant } from "./contestant.ts";

/** Fails unless all contestants draw the same, less what `ignored` matches. */
export function checkDrawings(contestants: readonly Contestant[], ignored: RegExp): void {
  const drawings = contestants.map(({ prepare }) => renderToStaticMarkup(prepare(20)()).replaceAll(ignored, ""));
  contestants.forEach(({ name }, index) => assert.equal(drawings[index], drawings[0], name));
}
