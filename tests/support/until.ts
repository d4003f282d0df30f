import { setTimeout } from "node:timers/promises";

export interface Patience {
  /** Milliseconds after which it throws; a minute by default. */
  readonly patienceMs?: number;
  /** Milliseconds between two attempts. */
  readonly pauseMs?: number;
}

/** Waits until a condition holds. Returns the milliseconds that took. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { patienceMs = 60_000, pauseMs = 20 }: Patience = {},
): Promise<number> {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > patienceMs) throw new Error(`Waited ${patienceMs / 1000} s for ${what}.`);
    await setTimeout(pauseMs);
  }
  return performance.now() - start;
}

/** Whether a response comes from an address, with a status of success. */
export async function responds(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok === true;
}
