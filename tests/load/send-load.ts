import { Agent } from "node:http";
import { setTimeout } from "node:timers/promises";
import { send } from "../support/send.ts";
import type { Visit } from "./visits.ts";

/** A visit and the response to it. */
export interface Visited {
  readonly visit: Visit;
  /** 0 when the request was refused or reset. */
  readonly status: number;
  readonly tookMs: number;
}

interface LoadOptions {
  /** Addresses of all instances, which are visited in turns. */
  readonly bases: readonly string[];
  readonly nextVisit: () => Visit;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** Sends visits at a steady rate, however long the responses take. Resolves when all have ended. */
export async function sendLoad({ bases, nextVisit, rate, seconds }: LoadOptions): Promise<readonly Visited[]> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const visited: Promise<Visited>[] = [];
  while (visited.length < rate * seconds) {
    const waitMs = start + (visited.length * 1000) / rate - performance.now();
    if (waitMs > 0) await setTimeout(waitMs);
    visited.push(sendVisit(inTurn(bases, visited.length), nextVisit(), agent));
  }
  const all = await Promise.all(visited);
  agent.destroy();
  return all;
}

/** Sends each visit once, two at a time, so that each page was rendered. */
export async function visitAll(bases: readonly string[], visits: readonly Visit[]): Promise<readonly Visited[]> {
  const agent = new Agent({ keepAlive: true });
  const visited: Visited[] = [];
  const waiting = visits.values();
  const visitInTurn = async () => {
    for (const visit of waiting) visited.push(await sendVisit(inTurn(bases, visited.length), visit, agent));
  };
  await Promise.all([visitInTurn(), visitInTurn()]);
  agent.destroy();
  return visited;
}

/** Returns the addresses of instances, beginning with the one whose turn it is. */
function inTurn(bases: readonly string[], turn: number): readonly string[] {
  const first = turn % bases.length;
  return [...bases.slice(first), ...bases.slice(0, first)];
}

async function sendVisit(bases: readonly string[], visit: Visit, agent: Agent): Promise<Visited> {
  const start = performance.now();
  const status = await statusAt(bases, visit, agent);
  return { visit, status, tookMs: performance.now() - start };
}

/** Returns the status of a visit. As `deploy/nginx/` does, it goes to the next instance where one is gone or not ready. */
async function statusAt([base, ...others]: readonly string[], visit: Visit, agent: Agent): Promise<number> {
  const status = await send({ base: base ?? "", agent, ...visit }).then(
    (received) => received.status,
    () => 0,
  );
  const isUnavailable = status === 0 || status === 503;
  return isUnavailable && others.length > 0 ? statusAt(others, visit, agent) : status;
}
