import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program of `node_modules/.bin`, or `node`, in a folder, and returns its output. */
export async function runProgram(root: string, name: string, parameters: readonly string[]): Promise<Ended> {
  const program = name === "node" ? process.execPath : `${root}/node_modules/.bin/${name}`;
  const child = spawn(program, [...parameters], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const exit = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const [output, errors, status] = await Promise.all([buffer(child.stdout), buffer(child.stderr), exit]);
  return { ok: status === 0, output: Buffer.concat([output, errors]).toString("utf8") };
}
