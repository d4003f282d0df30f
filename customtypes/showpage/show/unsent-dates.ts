import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { isoDay } from "../../../i18n/dates.ts";
import type { PartFinding } from "../../../renderer/index.ts";
import type { ShowFields } from "../fields.ts";

interface EnteredDate {
  readonly name: "opening" | "closing";
  /** The field that has it. */
  readonly field: keyof ShowFields;
  /** `YYYY-MM-DD`. */
  readonly text: string;
}

/**
 * Returns the days of a document that the provider does not send. The page goes by them, and lists and the theatre's page
 * can't: to these, a show that closed still plays. An opening day that is over changes nothing.
 */
export function unsentDates(fields: ShowFields, snapshot: Snapshot): readonly PartFinding[] {
  const product = fields.tgid === undefined ? undefined : snapshot.get("products", { id: fields.tgid });
  if (product === undefined) return [];
  return enteredDates(fields)
    .filter(({ name }) => !product.show?.dates[name])
    .filter(({ name, text }) => name === "closing" || text > isoDay(new Date(snapshot.readAt)))
    .map(finding);
}

function finding({ field, text }: EnteredDate): PartFinding {
  return {
    code: "date-unknown-to-lists",
    message: `In "${field}" the document says "${text}", the provider says nothing. Lists and the theatre's page go by the provider.`,
    hint: "Have the provider add the date.",
  };
}

function enteredDates({ opening_date, closing_date, blocks: { details } }: ShowFields): readonly EnteredDate[] {
  const dates = [
    {
      name: "opening",
      field: opening_date ? "opening_date" : "blocks",
      text: opening_date ?? details.openingDate ?? "",
    },
    {
      name: "closing",
      field: closing_date ? "closing_date" : "blocks",
      text: closing_date ?? details.closingDate ?? "",
    },
  ] as const;
  return dates.filter(({ text }) => text !== "");
}
