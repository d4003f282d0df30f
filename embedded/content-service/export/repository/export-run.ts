import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { StoredDocument } from "../../store/document.ts";
import type { Call } from "./create-caller.ts";
import { inOrder } from "./in-order.ts";
import type { ExportedFile, Journal } from "./journal.ts";

/** The parts that the steps of an export share. */
export interface ExportRun {
  readonly call: Call;
  readonly journal: Journal;
  /** Ids in the repository by the ids here; creating a document adds its own. */
  readonly ids: Map<string, string>;
  /** Files of the repository by their keys here; an upload adds its own. */
  readonly files: Map<string, ExportedFile>;
  /** All documents of the view here, also those that are not exported. */
  readonly all: readonly StoredDocument[];
  /** Whether a document is in the view here. */
  readonly isDocument: (id: string) => boolean;
  readonly say: (line: string) => void;
  /** Receives what went wrong; the export goes on. */
  readonly report: (problem: string) => void;
}

/**
 * Does something with each item, and says which one of how many. An error is reported with the item's name, and the
 * others follow. Throws a `StartProblem`, which no other item would escape.
 */
export function forEach<Item>(
  items: readonly Item[],
  { label, toName }: { readonly label: string; readonly toName: (item: Item) => string },
  { say, report }: Pick<ExportRun, "say" | "report">,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  return inOrder(items, async (item, index) => {
    say(`  ${label} ${index + 1} of ${items.length}: ${toName(item)}`);
    try {
      await action(item);
    } catch (cause) {
      if (cause instanceof StartProblem || !(cause instanceof Error)) throw cause;
      report(`${toName(item)} (${label}): ${cause.message}.`);
    }
  });
}
