import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import * as v from "valibot";
import { createSentryReporter } from "./sentry.ts";

const eventSchema = v.looseObject({
  release: v.string(),
  environment: v.string(),
  tags: v.record(v.string(), v.string()),
  message: v.optional(v.string()),
  exception: v.optional(
    v.object({
      values: v.array(v.looseObject({ type: v.string(), value: v.string(), stacktrace: v.optional(v.any()) })),
    }),
  ),
});

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that speaks Sentry's envelope endpoint, and a reporter of it. */
async function reporting(respond: RequestListener) {
  server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return createSentryReporter({ dsn: `http://publickey@${host}/42`, environment: "test", release: "r1" });
}

/** An envelope is lines of JSON: its header, then a header and a body for each item. */
const readEvent = (envelope: string) => v.parse(eventSchema, JSON.parse(envelope.split("\n")[2] ?? ""));

test("H30: an error arrives at the envelope endpoint with its stack and tags, and without personal data", async () => {
  const envelopes: string[] = [];
  const paths: string[] = [];
  const { report, close } = await reporting(async (request, response) => {
    paths.push(String(request.url));
    envelopes.push(await text(request));
    response.end("{}");
  });
  const cause = new Error("GET https://api.example/x?token=guess-me failed");
  report({ event: "slice-failed", error: new TypeError("for ada@example.org", { cause }), tags: { page: "a.b" } });
  report({ event: "product-collection-missing", error: "Init Recoil Product Missing: 7" });
  await close(2_000);
  const [thrown, said] = envelopes.map(readEvent);
  expect(paths).toEqual(Array(2).fill(expect.stringMatching(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/)));
  expect(thrown).toMatchObject({ release: "r1", environment: "test", tags: { event: "slice-failed", page: "a.b" } });
  expect(thrown?.exception?.values[0]).toMatchObject({ type: "TypeError", value: "for (email)" });
  expect(JSON.stringify(thrown?.exception?.values[0]?.stacktrace)).toContain("sentry.test.ts");
  expect(said?.message).toBe("Init Recoil Product Missing: 7");
  for (const secret of ["ada@", "guess-me", "cookie", "ip_address", "server_name"])
    expect(envelopes.join("")).not.toContain(secret);
});

test("a service that fails or never responds costs nobody anything, and the end of the process a bounded time", async () => {
  for (const respond of [
    () => {},
    (_request, response) => response.destroy(),
    (_request, response) => response.writeHead(500).end(),
  ] satisfies RequestListener[]) {
    const { report, close } = await reporting(respond);
    for (let error = 0; error < 200; error += 1) report({ event: "e", error: new Error(`${error}`) });
    await close(50);
    server?.closeAllConnections();
  }
});
