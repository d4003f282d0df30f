import { relative } from "node:path";

/** Names files from the directory the service was started in. */
export function fromHere(problem: string, directory: string): string {
  const folder = directory.replace(/\/$/, "");
  return problem.replaceAll(folder, relative(process.cwd(), folder) || ".");
}
