import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import type { Contestant } from "./contestant.ts";

/** Fails unless all contestants render the same, less what `ignored` matches. */
export function checkOutputs(contestants: readonly Contestant[], ignored: RegExp): void {
  const outputs = contestants.map(({ prepare }) => renderToStaticMarkup(prepare(20)()).replaceAll(ignored, ""));
  contestants.forEach(({ name }, index) => assert.equal(outputs[index], outputs[0], name));
}
