import { writeFileSync } from "node:fs";
import { generatedFiles } from "./generated-files.ts";

/** Writes each file that lists what is beside it. */
for (const [path, source] of generatedFiles()) writeFileSync(new URL(`../${path}`, import.meta.url), source);
