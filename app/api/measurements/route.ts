import { measuredKinds } from "@/app/_composition/measured-page.ts";
import { measurements } from "@/endpoints/measurements/measurements.ts";
import { createMeasurementReceiver } from "@/endpoints/measurements/receive-measurement.ts";

/** Adds a visit to the totals. */
export const POST = createMeasurementReceiver(measuredKinds, measurements.add);
