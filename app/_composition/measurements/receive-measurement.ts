import { type Measurement, readMeasurement } from "./read-measurement.ts";

/** Returns a handler that adds the visit a request reports (rows H29 and X24). Nothing else of the request is stored. */
export function createMeasurementReceiver(
  add: (measurement: Measurement) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const measurement = await readMeasurement(request);
    if (measurement !== undefined) add(measurement);
    const [code, status] = measurement === undefined ? ([400, "Error"] as const) : ([200, "Successful"] as const);
    return Response.json({ status }, { status: code, headers: { "cache-control": "no-store" } });
  };
}
