import { readEnvironment } from "./read-environment.ts";

/** The settings of this process, checked once. */
export const environment = readEnvironment(process.env);
