import { describe, expect, it } from "vitest";
import { createMeasurementReceiver } from "./receive-measurement.ts";

const host = "www.tessera.example";
const measured = { kind: "city", device: "phone", depth: 25, vitals: { lcp: 1200 } };

async function post(body: string, headers: Readonly<Record<string, string>> = {}) {
  const own = { host, "sec-fetch-site": "same-origin" };
  const request = new Request(`https://${host}/api/measurements/`, {
    method: "POST",
    body,
    headers: { ...own, ...headers },
  });
  const added: object[] = [];
  const response = await createMeasurementReceiver(["city", "show"], (one) => added.push(one))(request);
  return [response.status, await response.json(), response.headers.get("cache-control"), added];
}

describe("H29, X24: a report", () => {
  it("of a page of ours is successful", async () => {
    expect(await post(JSON.stringify(measured))).toEqual([200, { status: "Successful" }, "no-store", [measured]]);
  });

  it.each([
    ["of another site", JSON.stringify(measured), { "sec-fetch-site": "cross-site" }],
    ["of no host of ours", JSON.stringify(measured), { host: "evil.example" }],
    ["that is no JSON", "{", {}],
    ["with a field that could identify a visitor", JSON.stringify({ ...measured, uid: "7" }), {}],
    ["with another depth", JSON.stringify({ ...measured, depth: 26 }), {}],
    ["of a kind that no page has", JSON.stringify({ ...measured, kind: "cite" }), {}],
    ["that is long", JSON.stringify({ ...measured, vitals: { lcp: 1 }, kind: " ".repeat(2000) }), {}],
  ])("%s is an error", async (_name, body, headers) => {
    expect(await post(body, headers)).toEqual([400, { status: "Error" }, "no-store", []]);
  });
});
