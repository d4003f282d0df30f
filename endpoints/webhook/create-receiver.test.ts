import { expect, it } from "vitest";
import { createReceiver } from "./create-receiver.ts";

const secret = "s3cret-s3cret";
const update = { type: "api-update", secret, documents: ["rome"] };

function setUp({ configured = secret, failure }: { readonly configured?: string; readonly failure?: Error } = {}) {
  const invalidated: string[] = [];
  const logged: string[] = [];
  let failures = 0;
  const receive = createReceiver({
    secret: configured,
    now: () => 0,
    countFailure: () => ((failures += 1) > 3 ? 10 : 0),
    readPublication: async ({ documents }) => ({ tags: documents, failure }),
    invalidate: (tags) => void invalidated.push(...tags),
    log: (event) => void logged.push(event),
  });
  const send = async (body: unknown) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await receive(new Request("http://site.example/", { method: "POST", body: text }));
    return [response.status, await response.text()];
  };
  return { send, invalidated, logged };
}

it("P33: a publication invalidates its pages", async () => {
  const { send, invalidated } = setUp();
  expect(await send(update)).toEqual([200, ""]);
  expect(invalidated).toEqual(["rome"]);
});

it.each([
  ["a test", { type: "test-trigger", secret, domain: "tessera", apiUrl: "" }],
  ["a type that nobody knows", { type: "model-update", secret }],
])("%s is accepted and changes nothing", async (_title, body) => {
  const { send, invalidated } = setUp();
  expect(await send(body)).toEqual([200, ""]);
  expect(invalidated).toEqual([]);
});

it.each([
  ["without a secret", { ...update, secret: undefined }, 401],
  ["with another secret", { ...update, secret: "guess" }, 401],
  ["that is no JSON", "{", 401],
  ["with documents that are no ids", { ...update, documents: [1] }, 401],
  ["of a megabyte and more", "x".repeat(1_000_001), 413],
])("a message %s is refused without a reason", async (_title, body, status) => {
  const { send, invalidated } = setUp();
  expect(await send(body)).toEqual([status, ""]);
  expect(invalidated).toEqual([]);
});

it("a message that arrives again changes nothing, but one that failed does", async () => {
  const { send, invalidated } = setUp();
  for (let times = 0; times < 2; times += 1) expect(await send(update)).toEqual([200, ""]);
  expect(invalidated).toEqual(["rome"]);
  const failing = setUp({ failure: new Error("down") });
  for (let times = 0; times < 2; times += 1) expect(await failing.send(update)).toEqual([503, ""]);
  expect([failing.invalidated, failing.logged[0]]).toEqual([["rome", "rome"], "webhook-failure"]);
});

it("without a configured secret no message is accepted, and the log says so", async () => {
  const { send, invalidated, logged } = setUp({ configured: "" });
  expect(await send({ ...update, secret: "" })).toEqual([404, ""]);
  expect([invalidated, logged]).toEqual([[], ["webhook-refused"]]);
});

it("too many messages that are not authentic are refused as such, and an authentic one after them is not", async () => {
  const { send } = setUp();
  const guesses: unknown[] = [];
  for (let times = 0; times < 5; times += 1) guesses.push((await send({ ...update, secret: "guess" }))[0]);
  expect(guesses).toEqual([401, 401, 401, 429, 429]);
  expect(await send(update)).toEqual([200, ""]);
});
