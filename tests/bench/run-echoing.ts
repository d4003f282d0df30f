import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { goalMark } from "./goals.ts";

/** Runs Node with these arguments, passes on what it prints, and gives back what it says about goals. */
export async function runEchoing(args: readonly string[]): Promise<readonly string[]> {
  const env = { ...process.env, NODE_ENV: "production" } as const;
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
  const ended = once(child, "close");
  const goals: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(goalMark)) goals.push(line.slice(goalMark.length));
    else console.log(line);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`node ${args.join(" ")} ended with ${child.exitCode ?? child.signalCode}`);
  return goals;
}
