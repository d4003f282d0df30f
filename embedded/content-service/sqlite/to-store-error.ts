import { StoreError, type StoreFailure } from "../store/store-error.ts";

/** Meanings of libsql's error codes; a file that cannot be opened has a message only. */
const meanings: readonly (readonly [RegExp, StoreFailure, (file: string) => string])[] = [
  [/^SQLITE_(?:NOTADB|CORRUPT)/, "damaged", (file) => `${file} is damaged: rebuild it with "npm run content:rebuild".`],
  [/^SQLITE_BUSY/, "busy", (file) => `${file} is in use by another service: stop that one, or use another file.`],
  [/^SQLITE_FULL/, "failed", (file) => `The disk of ${file} is full: nothing was written, make room on it.`],
  [
    /^SQLITE_(?:READONLY|CANTOPEN)|Unable to open connection/,
    "failed",
    (file) => `${file} cannot be opened for writing: its folder must be there, and both must be writable.`,
  ],
];

/** Converts a thrown value into a `StoreError`. */
export function toStoreError(thrown: unknown, file: string): StoreError {
  if (thrown instanceof StoreError) return thrown;
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  const known = meanings.find(([sign]) => sign.test(toErrorCode(thrown)) || sign.test(text));
  if (!known) return new StoreError("failed", `${file}: ${text}`);
  const [, kind, message] = known;
  return new StoreError(kind, `${message(file)} (${text})`);
}

function toErrorCode(thrown: unknown): string {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : "";
}
