import type { RequestListener } from "node:http";
import { bridge, type ProgramHalf } from "./bridge.ts";
import { requestInProcess } from "./request-in-process.ts";

/** Where `app/` connects what it offers. A request loads its module, among the other route handlers. */
export const connectPath = "/api/connect/";

/** Milliseconds. A development server compiles the route first. */
const timeoutMs = 60_000;

let underWay: Promise<ProgramHalf> | undefined;

/** Returns what the programs offer, and connects them first where they are not. Throws when Next can't load them. */
export async function loadPrograms(next: RequestListener): Promise<ProgramHalf> {
  return bridge().programs ?? (underWay ??= connect(next).finally(() => (underWay = undefined)));
}

async function connect(next: RequestListener): Promise<ProgramHalf> {
  const { status } = await requestInProcess(next, { path: connectPath, headers: { host: "localhost" }, timeoutMs });
  const { programs } = bridge();
  if (programs !== undefined) return programs;
  throw new Error(`Next's programs are not connected: it rendered ${connectPath} with status ${status}.`);
}
