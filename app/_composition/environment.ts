import { readEnvironment } from "./read-environment.ts";

/** What the process was told from outside, checked once. */
export const environment = readEnvironment(process.env);
