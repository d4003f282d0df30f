import type { Writable } from "node:stream";
import { sites } from "../hosts/index.ts";
import { getSiteOrigin } from "../hosts/site.ts";
import { escapeControls } from "../telemetry/escape-controls.ts";

/** The process can't start, or go on, for a reason outside of the code. The terminal shows it without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Who sees the tools for developers: in production nobody, or everybody where `DEVELOPER_PAGES` is set. */
export type DeveloperTools = "development" | "open" | "closed";

const openPagesWarning = "DEVELOPER_PAGES is 1: whoever reaches this server sees /dev. Unset it on a public site.";

export function developerTools(
  { DEVELOPER_PAGES }: Readonly<Record<string, string | undefined>>,
  development: boolean,
): DeveloperTools {
  if (development) return "development";
  return DEVELOPER_PAGES === "1" ? "open" : "closed";
}

interface Known {
  /** Address at which editors begin. */
  readonly studio?: string | undefined;
  /** A sentence about the site. */
  readonly known?: string | undefined;
}

/** Returns the addresses of the sites, as lines for the terminal, and what else the reader has to know. */
export function welcome(port: number, tools: DeveloperTools, { studio, known }: Known = {}): string {
  const addresses = sites.map((site) => [site.brand, `${getSiteOrigin(site, { port, isLocal: true })}/`] as const);
  const dev = tools === "closed" ? [] : ([["For developers", `http://localhost:${port}/dev`]] as const);
  const editors = studio === undefined ? [] : ([["Studio", studio]] as const);
  const lines = [...addresses, ...dev, ...editors].map(([label, url]) => `  ${label.padEnd(18)}${url}`);
  const open = tools === "open" ? openPagesWarning : undefined;
  const warnings = [known, open].flatMap((warning) => (warning === undefined ? [] : ["", `  ${warning}`]));
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
