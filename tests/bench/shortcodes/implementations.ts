import assert from "node:assert/strict";
import { bbcodeParser } from "./bbcode-parser.ts";
import { bbob } from "./bbob.ts";
import type { Implementation } from "./implementation.ts";
import { ours } from "./ours.ts";
import { plainScan, regex } from "./baselines.ts";
import { regexTree } from "./regex-tree.ts";
import { wordpress } from "./wordpress.ts";

/** Engines on the same texts; ours is the first, and the reference of all ratios. */
export const implementations: readonly Implementation[] = [
  ours,
  wordpress,
  bbob,
  bbcodeParser,
  regexTree,
  regex,
  plainScan,
];

const pair = 'now [cta tgid="7"]book your visit[/cta] or [box]later[/box]';
const selfClosing = 'from [price tgid="7"] a night';

/** Throws unless all implementations expand a text to the same output. */
export function checkOutputs(): void {
  for (const { name, closesAll, expand } of implementations) {
    if (expand === undefined) continue;
    assert.equal(expand(pair), "now book your visit or later", name);
    if (!closesAll) assert.equal(expand(selfClosing), "from €7 a night", name);
  }
}
