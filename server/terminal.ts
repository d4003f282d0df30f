import type { Writable } from "node:stream";
import { sites } from "../hosts/index.ts";
import { escapeControls } from "../telemetry/escape-controls.ts";

/** The process can't start, or go on, for a reason outside of the code. The terminal shows it without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What to know where `DEVELOPER_PAGES` is set in production. */
export const openPagesWarning =
  "DEVELOPER_PAGES is 1: whoever reaches this server sees /dev. Unset it on a public site.";

/** Returns the addresses of the sites, as lines for the terminal, and what else the reader has to know. */
export function welcome(port: number, developerTools: boolean, ...known: readonly (string | undefined)[]): string {
  const addresses = sites.map(({ brand, name }) => [brand, `http://${name}.localhost:${port}/`] as const);
  const tools = developerTools ? ([["For developers", `http://localhost:${port}/dev`]] as const) : [];
  const lines = [...addresses, ...tools].map(([label, url]) => `  ${label.padEnd(18)}${url}`);
  const warnings = known.flatMap((warning) => (warning === undefined ? [] : ["", `  ${warning}`]));
  return ["", "Tessera is ready:", ...lines, ...warnings, ""].join("\n");
}

/**
 * Returns which upstreams can't be used, and why, for the terminal; undefined where all can.
 *
 * `{ content: "ref-not-found", provider: "ok" }` → `The site can't use its content: ref-not-found. …`
 */
export function upstreamWarning(states: Readonly<Record<string, string>>): string | undefined {
  const faults = Object.entries(states).filter(([, state]) => state !== "ok");
  if (faults.length === 0) return undefined;
  const named = faults.map(([name, state]) => `The site can't use its ${name}: ${state}.`);
  return [...named, "Check the address and the token. /readyz is 503 until it can."].join(" ");
}

type Written = (error: Error | null | undefined) => void;

/** Escapes control characters in everything that is written to a stream of the process from now on. */
export function escapeOutput(stream: Writable): void {
  const write = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array, encoding?: BufferEncoding | Written, written?: Written) => {
    const safe = typeof chunk === "string" ? escapeControls(chunk) : chunk;
    return typeof encoding === "string" ? write(safe, encoding, written) : write(safe, encoding);
  };
}
