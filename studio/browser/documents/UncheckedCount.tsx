import { listSchema } from "../../protocol/document.ts";
import { useRead } from "../api/use-read.ts";
import { useFilters } from "./use-filters.ts";
import * as styles from "./documents.css.ts";

/**
 * Renders the number of documents that the other filters list and the server has yet to check. Renders nothing without
 * a filter by findings, which hides them.
 */
export function UncheckedCount() {
  const { values, query } = useFilters();
  const isHiding = values.findings === "some" || values.findings === "none";
  const unchecked = new URLSearchParams(query);
  unchecked.set("findings", "unknown");
  unchecked.set("limit", "1");
  const { data } = useRead(isHiding ? `documents?${unchecked}` : null, listSchema, { refreshInterval: 10_000 });
  if (!isHiding || data === undefined || data.total === 0) return null;
  const documents = data.total === 1 ? "1 document is" : `${data.total.toLocaleString("en-GB")} documents are`;
  return <p className={styles.count}>{documents} not checked yet.</p>;
}
