import { isRecord } from "@tessera/runtime/is-record.ts";
import type { HonoRequest } from "hono";
import { absoluteUrl } from "../present/fields/present-image.ts";
import type { EditingContext } from "./editing-context.ts";

/** Returns stored values with addresses that a browser can load: `/media/rome.webp` → `https://cms.example/media/rome.webp`. */
export function editableData(
  data: unknown,
  request: Pick<HonoRequest, "url">,
  { mediaBaseUrl = new URL(request.url).origin }: Pick<EditingContext, "mediaBaseUrl">,
): unknown {
  const editable = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(editable);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, part]) => [
        name,
        name === "url" && typeof part === "string" ? absoluteUrl(part, { mediaBaseUrl }) : editable(part),
      ]),
    );
  };
  return editable(data);
}
