import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./site-server.ts";
import { createStart } from "./hold-requests.ts";

async function start() {
  const { handle, end } = createStart();
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? "");
    handle(request, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, 0);
  const post = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, { method: "POST", body: "{}" });
    return [response.status, await response.text()];
  };
  /** Waits until so many requests have arrived. */
  const arrived = (count: number) => expect.poll(() => received.length, { timeout: 60_000 }).toBe(count);
  return { post, arrived, end };
}

const next: RequestListener = (request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += String(chunk)));
  request.on("end", () => response.end(`received ${body}`));
};

test("P33: a publication during the start waits for Next, which receives all of it", async () => {
  const { post, arrived, end } = await start();
  const early = post("/api/webhook");
  await arrived(1);
  end(next);
  expect([await early, await post("/api/webhook/")]).toEqual([
    [200, "received {}"],
    [200, "received {}"],
  ]);
});

test("P33: few publications wait; the sender of any other repeats it", async () => {
  const { post, arrived, end } = await start();
  const waiting = Array.from({ length: 16 }, () => post("/api/webhook"));
  await arrived(16);
  expect(await post("/api/webhook")).toEqual([503, ""]);
  end(next);
  expect(new Set((await Promise.all(waiting)).map(([status]) => status))).toEqual(new Set([200]));
});

test("any other request during the start is to be repeated", async () => {
  const { post } = await start();
  expect(await post("/rome/")).toEqual([503, ""]);
});
