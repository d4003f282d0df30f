import { type InternalPath, toInternalPath } from "./internal-path.ts";

/** Returns an internal path from its text: `/www.tessera.example/de/auto/_/rome`. */
export function readInternalPath(text: string): InternalPath {
  const [, host = "", locale = "", currency = "", view = "", ...segments] = text.split("/");
  return toInternalPath({ host, locale, currency, view, segments });
}
