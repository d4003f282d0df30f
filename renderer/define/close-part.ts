import { noNeeds } from "../../catalog/snapshot/needs.ts";
import type { Part, PartSpec } from "../contracts/part.ts";
import { textsIn } from "../parse/texts-in.ts";

/** Closes over the fields of a part, so that the renderer handles parts of any type without a cast. */
export function closePart<Fields>({ needs, followUp, findings }: PartSpec<Fields>, fields: Fields): Part {
  return {
    texts: textsIn(fields),
    needs: (facts) => needs?.(fields, facts) ?? noNeeds,
    followUp: (first, facts) => followUp?.(fields, first, facts) ?? noNeeds,
    findings: (snapshot, facts) => findings?.(fields, snapshot, facts) ?? [],
  };
}
