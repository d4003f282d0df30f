import { isRecord } from "@tessera/runtime/is-record.ts";

/** Returns stored values with addresses that a browser can load: `/media/rome.webp` → `https://cms.example/media/rome.webp`. */
export function editableData(value: unknown, mediaOrigin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => editableData(item, mediaOrigin));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "url" && typeof part === "string" && part.startsWith("/media/")
        ? `${mediaOrigin}${part}`
        : editableData(part, mediaOrigin),
    ]),
  );
}
