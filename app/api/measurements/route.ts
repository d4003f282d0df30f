import { measuredKinds } from "@/app/_composition/measured-page.ts";
import { measurements } from "@/app/_composition/measurements/measurements.ts";
import { createMeasurementReceiver } from "@/app/_composition/measurements/receive-measurement.ts";

/** Adds a visit to the totals. */
export const POST = createMeasurementReceiver(measuredKinds, measurements.add);
