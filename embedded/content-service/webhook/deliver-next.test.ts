import { expect, test, vi } from "vitest";
import { englishPage, temporaryStore } from "../tests/support/temporary-store.ts";
import { startReceiver, type WebhookReceiver } from "../tests/support/webhook-receiver.ts";
import { backOff, deliverNext } from "./deliver-next.ts";

const repository = { domain: "tessera", apiUrl: "http://localhost:4001/api/v2" };
const never = Number.POSITIVE_INFINITY;

/** Records two messages about one page each, and returns the steps that deliver them. */
async function startDelivery(respond: WebhookReceiver["respond"], timeLimit = 10_000) {
  const [store, receiver] = [await temporaryStore(), await startReceiver()];
  receiver.respond = respond;
  for (const id of ["rome", "paris"]) await store.publish({ put: [englishPage(id)], remove: [], at: 0 });
  let now = 0;
  const [report, noteProblem] = [vi.fn(), vi.fn()];
  const webhook = { url: receiver.url, secret: "s3cret" };
  const start = () => deliverNext({ store, webhook, repository, now: () => now, timeLimit, report, noteProblem });
  const step = start();
  return {
    /** Returns the steps of a service that was started again. */
    start,
    setClock: (ms: number) => void (now = ms),
    receiver,
    report,
    noteProblem,
    /** Runs steps when they are due until no message remains; returns the waits. */
    deliverAll: async () => {
      const waits: number[] = [];
      for (let wait = 0; wait !== never; wait = await step(new AbortController().signal)) {
        if (wait > 0) waits.push(wait);
        now += wait;
      }
      return waits;
    },
  };
}

/** Responds to the first `count` messages with a status, to later ones with 204. */
function first(count: number, status: number): WebhookReceiver["respond"] {
  let answered = 0;
  return (response) => response.writeHead(answered++ < count ? status : 204).end();
}

const documentsIn = ({ received }: WebhookReceiver) => received.map(({ body }) => /rome|paris/.exec(body)?.[0]);

test("W89: a message that is not taken is sent again, later and later, and those behind it wait their turn", async () => {
  const { receiver, report, noteProblem, deliverAll } = await startDelivery(first(3, 500));
  expect(await deliverAll()).toEqual([1000, 2000, 4000]);
  expect(documentsIn(receiver)).toEqual(["rome", "rome", "rome", "rome", "paris"]);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(2);
  const { origin } = new URL(receiver.url);
  const problem = `Webhook message 1 was not taken at ${origin}: it responded 500. It is sent again, and later ones wait.`;
  expect(report.mock.calls).toEqual([[problem]]);
  expect(noteProblem.mock.calls).toEqual([[problem], [problem], [problem], [undefined], [undefined]]);
});

test("a message that is never taken is abandoned with a line in the log, and the next one is sent", async () => {
  const { receiver, report, deliverAll } = await startDelivery(first(12, 404));
  expect(await deliverAll()).toHaveLength(11);
  expect(documentsIn(receiver)).toEqual([...Array.from({ length: 12 }, () => "rome"), "paris"]);
  const { origin } = new URL(receiver.url);
  expect(report.mock.calls).toEqual([
    [expect.stringContaining(`was not taken at ${origin}: it responded 404`)],
    [`Webhook message 1 was abandoned after 12 tries at ${origin}: it responded 404.`],
  ]);
});

test("a service that starts sends at once what waits for its next attempt", async () => {
  const { receiver, start } = await startDelivery(first(1, 500));
  const { signal } = new AbortController();
  const before = start();
  expect([await before(signal), await before(signal), await start()(signal)]).toEqual([0, 1000, 0]);
  expect(documentsIn(receiver)).toEqual(["rome", "rome"]);
});

test("a clock that is set back an hour delays no attempt", async () => {
  const { receiver, start, setClock } = await startDelivery(first(1, 500));
  const { signal } = new AbortController();
  const step = start();
  setClock(3_600_000);
  expect([await step(signal), await step(signal)]).toEqual([0, 1000]);
  setClock(0);
  expect(await step(signal)).toBe(0);
  expect(documentsIn(receiver)).toEqual(["rome", "rome"]);
});

test("W89: a receiver that can't be reached is a problem, which only health says: it may be starting", async () => {
  const { receiver, report, noteProblem, deliverAll } = await startDelivery((response) => {
    if (receiver.received.length === 1) response.destroy();
    else response.end();
  });
  expect(await deliverAll()).toEqual([1000]);
  expect(report).not.toHaveBeenCalled();
  expect(noteProblem.mock.calls[0]).toEqual([expect.stringContaining("was not taken")]);
});

test("a receiver that does not respond in time has failed", async () => {
  let isSlow = true;
  const { receiver, deliverAll } = await startDelivery((response) => {
    if (!isSlow) response.end();
    isSlow = false;
  }, 600);
  expect(await deliverAll()).toEqual([1000]);
  expect(documentsIn(receiver)).toEqual(["rome", "rome", "paris"]);
});

test("a redirect is not followed: it is a failure", async () => {
  const other = await startReceiver();
  let isMoved = true;
  const { deliverAll } = await startDelivery((response) => {
    response.writeHead(isMoved ? 307 : 200, { location: other.url }).end();
    isMoved = false;
  });
  expect(await deliverAll()).toEqual([1000]);
  expect(other.received).toEqual([]);
});

test("doubles from a second up to five minutes", () => {
  expect(Array.from({ length: 11 }, (_, tries) => backOff(tries) / 1000)).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300,
  ]);
});
