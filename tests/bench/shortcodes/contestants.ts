import { bbcodeParser } from "./bbcode-parser.ts";
import { bbob } from "./bbob.ts";
import type { Contestant } from "./contestant.ts";
import { ours } from "./ours.ts";
import { plainScan } from "./plain-scan.ts";
import { regex } from "./regex.ts";
import { wordpress } from "./wordpress.ts";

/** Ours is the first: the others are measured by it. */
export const contestants: readonly Contestant[] = [ours, wordpress, bbob, bbcodeParser, regex, plainScan];
