import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PartFinding } from "../../../renderer/index.ts";
import type { ShowFields } from "../fields.ts";
import { formatAddress } from "../../../catalog/place/format-address.ts";

/** Values of one fact in the document and at the provider. */
interface Statement {
  readonly field: keyof ShowFields;
  readonly entered: string | undefined;
  readonly sent: string | undefined;
}

/** Returns where an editor's facts of a show contradict the provider's, which the page shows. */
export function contradictions(fields: ShowFields, snapshot: Snapshot): readonly PartFinding[] {
  const product = fields.tgid === undefined ? undefined : snapshot.get("products", { id: fields.tgid });
  if (product === undefined) return [];
  return statements(fields, product).flatMap(({ field, entered = "", sent = "" }) =>
    entered === "" || sent === "" || agree(entered, sent) ? [] : [problem(field, entered, sent)],
  );
}

function problem(field: string, entered: string, sent: string): PartFinding {
  return {
    code: "fact-contradicted",
    message: `In "${field}" the document says "${entered}", the provider says "${sent}". The page shows what the provider says.`,
    hint: "Clear the field, or have the provider correct its value.",
  };
}

function statements(fields: ShowFields, { show, maxDuration, startLocation }: Product): readonly Statement[] {
  return [
    { field: "theatre_name", entered: fields.theatre_name.source, sent: show?.theatre?.name },
    {
      field: "theatre_address",
      entered: fields.theatre_address.source,
      sent: startLocation && formatAddress(startLocation),
    },
    {
      field: "duration_minutes",
      entered: toOptionalText(fields.duration_minutes),
      sent: toOptionalText(show?.runningMinutes ?? maxDuration),
    },
    {
      field: "interval_minutes",
      entered: toOptionalText(fields.interval_minutes),
      sent: toOptionalText(show?.intervalMinutes),
    },
    { field: "age_limit", entered: /\d+/.exec(fields.age_limit.source)?.[0], sent: toOptionalText(show?.minimumAge) },
    { field: "opening_date", entered: fields.opening_date, sent: show?.dates.opening },
    { field: "closing_date", entered: fields.closing_date, sent: show?.dates.closing },
  ];
}

function toOptionalText(value: number | undefined): string | undefined {
  return value?.toString();
}

/** A short form agrees with the full one: `Candle Lane` with `4 Candle Lane, London`. Numbers must be the same. */
function agree(entered: string, sent: string): boolean {
  const one = plain(entered);
  const other = plain(sent);
  return one === other || (!/^\d+$/.test(one) && (one.includes(other) || other.includes(one)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
