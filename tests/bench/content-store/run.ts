import { fill } from "./fill.ts";
import { measure } from "./measure.ts";

/**
 * Runs one step: `fill <file> <size>`, or `measure <file> <size>`, which prints figures as JSON.
 * Each step has its own process, so that the memory measured is its own.
 */
const [step, file = "", size = ""] = process.argv.slice(2);
if (step === "fill") await fill(file, Number(size));
else console.log(JSON.stringify(await measure(file, Number(size))));
