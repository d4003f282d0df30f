import * as v from "valibot";
import type { PageKind } from "../../renderer/define-page-type.tsx";
import { pageFields } from "../page-fields.ts";

/** What editors say about the page that plans a day. */
export const planSchema = v.object(pageFields);

export type PlanFields = v.InferOutput<typeof planSchema>;

export type PlanKind = PageKind<PlanFields>;
