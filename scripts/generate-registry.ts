import { writeFileSync } from "node:fs";
import { hostListSource } from "./host-list-source.ts";
import { registrySource } from "./registry-source.ts";

/** Writes `slices/index.ts` and `hosts/index.ts` from the folders they list. */
writeFileSync(new URL("../slices/index.ts", import.meta.url), registrySource());
writeFileSync(new URL("../hosts/index.ts", import.meta.url), hostListSource());
