import assert from "node:assert/strict";
import { contestants } from "./contestants.ts";

const pair = 'now [cta tgid="7"]book your visit[/cta] or [box]later[/box]';
const selfClosing = 'from [price tgid="7"] a night';

/** Makes sure that those who are compared write the same. */
export function checkOutputs(): void {
  for (const { name, closesAll, expand } of contestants) {
    if (expand === undefined) continue;
    assert.equal(expand(pair), "now book your visit or later", name);
    if (!closesAll) assert.equal(expand(selfClosing), "from €7 a night", name);
  }
}
