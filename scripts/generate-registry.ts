import { writeFileSync } from "node:fs";
import { registrySource } from "./registry-source.ts";

/** Writes `slices/index.ts` anew from the folders beside it. */
writeFileSync(new URL("../slices/index.ts", import.meta.url), registrySource());
