import { StartProblem } from "../start-problem.ts";
import type { Environment } from "./environment.ts";

export function port(name: string, environment: Environment, fallback: number): number {
  const text = environment[name] || `${fallback}`;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new StartProblem(`${name} is "${text}": set it to a port from 0 (any free one) to 65535.`);
}
