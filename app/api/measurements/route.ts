import { registries } from "@/app/_composition/registries.ts";
import { listMeasuredKinds } from "@/endpoints/measurements/measured-page.ts";
import { measurements } from "@/endpoints/measurements/measurements.ts";
import { createMeasurementReceiver } from "@/endpoints/measurements/receive-measurement.ts";

/** Adds a visit to the totals. */
export const POST = createMeasurementReceiver(listMeasuredKinds(registries.pageTypes), measurements.add);
