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
  readonly baseUrl: string;
  readonly nextVisit: () => Visit;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** Sends visits at a steady rate, however long the responses take. Resolves when all have ended. */
export async function sendLoad({ baseUrl, nextVisit, rate, seconds }: LoadOptions): Promise<readonly Visited[]> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const visited: Promise<Visited>[] = [];
  while (visited.length < rate * seconds) {
    const waitMs = start + (visited.length * 1000) / rate - performance.now();
    if (waitMs > 0) await setTimeout(waitMs);
    visited.push(sendVisit(baseUrl, nextVisit(), agent));
  }
  const all = await Promise.all(visited);
  agent.destroy();
  return all;
}

/** Sends each visit once, two at a time, so that each page was rendered. */
export async function visitAll(baseUrl: string, visits: readonly Visit[]): Promise<readonly Visited[]> {
  const agent = new Agent({ keepAlive: true });
  const visited: Visited[] = [];
  const waiting = visits.values();
  const visitInTurn = async () => {
    for (const visit of waiting) visited.push(await sendVisit(baseUrl, visit, agent));
  };
  await Promise.all([visitInTurn(), visitInTurn()]);
  agent.destroy();
  return visited;
}

async function sendVisit(base: string, visit: Visit, agent: Agent): Promise<Visited> {
  const start = performance.now();
  const status = await send({ base, agent, ...visit }).then(
    (received) => received.status,
    () => 0,
  );
  return { visit, status, tookMs: performance.now() - start };
}
