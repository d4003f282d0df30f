import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import * as v from "valibot";
import { startSite } from "../support/start-site.ts";
import { addressed } from "./pages.ts";

const lineSchema = v.looseObject({ time: v.string(), level: v.string(), event: v.string(), message: v.string() });
const spanNames = /"name":"([^"]+)","kind"/g;

/** A collector of traces, and a provider whose products have control characters for ids. */
async function startUpstreams() {
  const traces: string[] = [];
  const parents: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === "/v1/traces") traces.push(body);
    else parents.push([request.headers["traceparent"]].flat()[0]);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ tourGroups: [{ id: "\u001B[2J\u009B1m" }] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { url, traces, parents, close: () => server.close() };
}

test("a built site logs lines of JSON without control characters, and its verbs are spans @whole", async ({
  request,
}) => {
  test.setTimeout(240_000);
  const upstreams = await startUpstreams();
  let output = "";
  const site = await startSite(
    {
      CONTENT_API_URL: "embedded",
      PROVIDER_API_URL: upstreams.url,
      LOG_REQUESTS: "1",
      OTEL_EXPORTER_OTLP_ENDPOINT: upstreams.url,
      OTEL_TRACES_SAMPLER_ARG: "1",
    },
    { onOutput: (written) => (output += written) },
  );
  const { url, headers } = addressed(site.baseUrl, "tessera", "/rome/?email=ada@example.org");
  await request.get(url, { headers });
  await site.stop();
  upstreams.close();

  expect(output.replaceAll("\n", "")).toMatch(/^\P{Cc}+$/u);
  const lines = output
    .trim()
    .split("\n")
    // Omits the lines of the embedded content service, which is a separate process.
    .filter((line) => !line.startsWith("content service "))
    .map((line) => v.parse(lineSchema, JSON.parse(line)));
  const events = lines.map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(["ready", "request", "provider-item-dropped"]));
  expect(lines.find(({ event }) => event === "provider-item-dropped")).toMatchObject({ id: "\u001B[2J\u009B1m" });
  expect(output).not.toContain("ada@");

  const names = [...upstreams.traces.join("").matchAll(spanNames)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(["resolve", "load", "parse", "plan", "fetch", "render", "round-1"]));
  expect(upstreams.parents).toContainEqual(expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/));
});
