import { isRecord } from "../../is-record.ts";
import type { PresentContext } from "./present-context.ts";

/** A value with absolute addresses of pictures, and with the data of linked documents that was asked for. */
export function presentValue(value: unknown, context: PresentContext): unknown {
  if (Array.isArray(value)) return value.map((inner) => presentValue(inner, context));
  if (!isRecord(value)) return value;
  const presented = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, presentValue(inner, context)]),
  );
  const { url, id, link_type } = presented;
  if (typeof url === "string" && url.startsWith("/media/"))
    return { ...presented, url: `${context.mediaBaseUrl}${url}` };
  const data = link_type === "Document" && typeof id === "string" ? context.linked.get(id) : undefined;
  return data ? { ...presented, data: presentValue(data, { ...context, linked: new Map() }) } : presented;
}
