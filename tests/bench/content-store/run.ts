import { fill } from "./fill.ts";
import { measure } from "./measure.ts";

/**
 * One step in a process of its own, so that memory is that step's alone: `fill <file> <size>`, or `measure <file> <size>`,
 * which prints the figures as JSON.
 */
const [step, file = "", size = ""] = process.argv.slice(2);
if (step === "fill") await fill(file, Number(size));
else console.log(JSON.stringify(await measure(file, Number(size))));
