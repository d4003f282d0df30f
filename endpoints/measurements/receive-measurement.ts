import { type Measurement, readMeasurement } from "./read-measurement.ts";

/**
 * Returns a handler that adds the visit a request reports, to a page of these kinds (H29, X24). Nothing else of the
 * request is stored.
 */
export function createMeasurementReceiver(
  kinds: readonly string[],
  add: (measurement: Measurement) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const measurement = await readMeasurement(request, kinds);
    if (measurement !== undefined) add(measurement);
    const [code, status] = measurement === undefined ? ([400, "Error"] as const) : ([200, "Successful"] as const);
    return Response.json({ status }, { status: code, headers: { "cache-control": "no-store" } });
  };
}
