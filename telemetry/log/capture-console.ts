import { format, stripVTControlCharacters } from "node:util";
import type { Log, WriteLine } from "./log.ts";

/**
 * Makes the console of the process write lines of the log: Next and React know no other way. An error that `isKnown`
 * recognizes is in the log already.
 */
export function captureConsole(target: Console, log: Log, isKnown: (error: unknown) => boolean): void {
  const to =
    (write: WriteLine) =>
    (...values: readonly unknown[]) => {
      if (!values.some(isKnown)) write("console", stripVTControlCharacters(format(...values)).trim());
    };
  Object.assign(target, {
    debug: to(log.debug),
    log: to(log.info),
    info: to(log.info),
    warn: to(log.warn),
    error: to(log.error),
  });
}
