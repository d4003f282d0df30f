import { existsSync } from "node:fs";
import path from "node:path";

/** Reads `.env.local` and `.env`, before Next would: what is already set stays, the first file counts. */
export function loadEnvironment(root: string): void {
  const files = [".env.local", ".env"].map((name) => path.join(root, name));
  for (const file of files.filter(existsSync)) process.loadEnvFile(file);
}
