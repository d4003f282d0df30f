import { StoreError } from "../store/store-error.ts";

/** What was thrown → the `StoreError` that tells it; libsql's errors carry a code. */
export function storeErrorOf(thrown: unknown, file: string): StoreError {
  if (thrown instanceof StoreError) return thrown;
  const code = codeOf(thrown);
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    return new StoreError("damaged", `${file} is damaged (${text}): rebuild it with "npm run content:rebuild".`);
  }
  if (code.startsWith("SQLITE_BUSY")) return new StoreError("busy", `${file} is in use by another process (${text}).`);
  return new StoreError("failed", `${file}: ${text}`);
}

function codeOf(thrown: unknown): string {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : "";
}
