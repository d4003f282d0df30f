import { measurements } from "@/app/_composition/measurements/measurements.ts";
import { readMeasurement } from "@/app/_composition/measurements/read-measurement.ts";

/** Adds a visit to the totals (rows H29 and X24). Nothing of the request is stored. */
export async function POST(request: Request): Promise<Response> {
  const measurement = await readMeasurement(request);
  if (measurement !== undefined) measurements.add(measurement);
  const status = measurement === undefined ? "Error" : "Successful";
  return Response.json(
    { status },
    { status: measurement === undefined ? 400 : 200, headers: { "cache-control": "no-store" } },
  );
}
