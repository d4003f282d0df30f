import { join } from "node:path";
import { checkSlice } from "./slice/check-slice.ts";
import { runCommand } from "./slice/slice-problem.ts";

/** `npm run check:slice Notice` checks one slice alone. */
await runCommand(() => checkSlice(join(import.meta.dirname, ".."), process.argv[2] ?? ""));
