import { expect, test } from "vitest";
import { clientOf } from "./client.example.ts";
import { playService } from "./service.example.ts";

const timedOut = { kind: "time-out", message: "The content service took longer than 100 ms", cause: expect.anything() };
const unreachable = { kind: "generic", message: "The content service could not be reached", cause: expect.anything() };

test.each(["repository", "search"])("a %s that never answers costs no more than the time-out", async (kind) => {
  await using service = await playService({ [kind]: () => ({ fault: "silence" }) });
  await expect(clientOf(service, { timeoutMs: 100 }).all(["microsite"])).rejects.toMatchObject(timedOut);
});

test("a body that never ends costs no more than the time-out", async () => {
  await using service = await playService({ search: () => ({ fault: "no-end" }) });
  await expect(clientOf(service, { timeoutMs: 100 }).all(["microsite"])).rejects.toMatchObject(timedOut);
});

test.each(["repository", "search"])("a %s that breaks off is a failure of the network", async (kind) => {
  await using service = await playService({ [kind]: () => ({ fault: "break-off" }) });
  await expect(clientOf(service).all(["microsite"])).rejects.toMatchObject(unreachable);
});

test("a service that is not there is a failure of the network", async () => {
  const service = await playService();
  await service[Symbol.asyncDispose]();
  await expect(clientOf(service).all(["microsite"])).rejects.toMatchObject(unreachable);
});

test("what failed is asked anew by the next question, not shared with it", async () => {
  await using service = await playService({
    search: (nth) => (nth === 1 ? { status: 500, json: {} } : { json: { results: [] } }),
  });
  const client = clientOf(service);
  await expect(client.all(["microsite"])).rejects.toMatchObject({ kind: "generic" });
  expect(await client.all(["microsite"])).toEqual([]);
});
