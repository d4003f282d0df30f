import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

/** Programs that do not come from a package. */
const own: ReadonlyMap<string, string> = new Map([
  ["node", process.execPath],
  ["npm", "npm"],
]);

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program of `node_modules/.bin`, `node` or `npm` in a folder, and returns its output. */
export async function runProgram(
  root: string,
  name: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const program = own.get(name) ?? `${root}/node_modules/.bin/${name}`;
  const env = { ...process.env, ...environment };
  const child = spawn(program, [...parameters], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const exit = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const [output, errors, status] = await Promise.all([buffer(child.stdout), buffer(child.stderr), exit]);
  return { ok: status === 0, output: Buffer.concat([output, errors]).toString("utf8") };
}
