import { expect, onTestFinished, test, vi } from "vitest";
import { startBackground } from "../publishing/start-background.ts";
import type { ContentStore } from "../store/content-store.ts";
import { eventually } from "./support/eventually.ts";
import { type ManualClock, manualClock } from "./support/manual-clock.ts";
import { englishPage, temporaryStore } from "./support/temporary-store.ts";

const repository = { domain: "tessera", apiUrl: "http://localhost:4001/api/v2" };
const hour = 3_600_000;

function start(store: ContentStore, clock: ManualClock) {
  const report = vi.fn();
  const background = startBackground({ store, repository, webhook: undefined, clock, report });
  onTestFinished(background.stop);
  return { ...background, report };
}

async function schedule(store: ContentStore, id: string, scheduledAt: number, uid = id): Promise<void> {
  await store.putOverlay({ id, kind: "release", label: id, scheduledAt });
  await store.putDocument(id, englishPage(id, { uid }));
}

async function published(store: ContentStore) {
  const { master } = await store.state();
  const documents = await store.documents({ master, overlay: undefined }, ["a", "b", "c", "later"]);
  return documents
    .map(({ id, lastPublished }) => [id, lastPublished] as const)
    .sort(([one], [other]) => one.localeCompare(other));
}

const becomes = (store: ContentStore, expected: readonly unknown[]) =>
  eventually(async () => expect(await published(store)).toEqual(expected));

test("a release is published at its time, not before, with that date", async () => {
  const [store, clock] = [await temporaryStore(), manualClock()];
  await schedule(store, "a", clock.now() + 10_000);
  start(store, clock);
  await eventually(() => expect(clock.waits()).toContain(10_000));
  clock.advance(9_999);
  await eventually(() => expect(clock.waits()).toContain(1));
  expect(await published(store)).toEqual([]);
  clock.advance(1);
  await becomes(store, [["a", clock.now()]]);
  expect((await store.state()).releases).toEqual([]);
});

test("what came due while the service was down is published at its start, the earliest first", async () => {
  const [store, clock] = [await temporaryStore(), manualClock()];
  const at = clock.now();
  await schedule(store, "b", at - hour);
  await schedule(store, "a", at - 2 * hour);
  await schedule(store, "later", at + hour);
  start(store, clock);
  await becomes(store, [
    ["a", at],
    ["b", at],
  ]);
  const [first, second] = await Promise.all(["a", "b"].map((id) => store.publications(id)));
  expect(first?.[0]?.revision).toBeLessThan(second?.[0]?.revision ?? 0);
});

test("a release that is scheduled later is seen when it is woken", async () => {
  const [store, clock] = [await temporaryStore(), manualClock()];
  const { wake } = start(store, clock);
  await eventually(() => expect(clock.waits()).toContain(30_000));
  await schedule(store, "a", clock.now());
  wake();
  await becomes(store, [["a", clock.now()]]);
});

test("a release that can't be published is reported once, is left as it is, and the others go on", async () => {
  const [store, clock] = [await temporaryStore(), manualClock()];
  const at = clock.now();
  await schedule(store, "a", at, "taken");
  await schedule(store, "b", at + 1, "free");
  await store.publish({ put: [englishPage("c", { uid: "taken" })], remove: [], at: 0 });
  const { report } = start(store, clock);
  await eventually(() => expect(clock.waits()).toContain(1));
  clock.advance(1);
  await becomes(store, [
    ["b", at + 1],
    ["c", 0],
  ]);
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/^The scheduled release "a" was not published: .*"taken"/)],
  ]);
  expect((await store.state()).releases).toMatchObject([{ id: "a", scheduledAt: at }]);
});

test("a release that could not be published is tried again when it was changed", async () => {
  const [store, clock] = [await temporaryStore(), manualClock()];
  await schedule(store, "a", clock.now(), "taken");
  await store.publish({ put: [englishPage("c", { uid: "taken" })], remove: [], at: 0 });
  const { report, wake } = start(store, clock);
  await eventually(() => expect(report).toHaveBeenCalledTimes(1));
  await store.putDocument("a", englishPage("a", { uid: "free" }));
  wake();
  await becomes(store, [
    ["a", clock.now()],
    ["c", 0],
  ]);
});

test("revisions that ended more than an hour ago are forgotten, younger ones stay readable", async () => {
  const [store, clock] = [await temporaryStore(), manualClock()];
  const publish = async (title: string) => {
    await store.publish({ put: [englishPage("a", { title })], remove: [], at: clock.now() });
    return (await store.state()).master;
  };
  const first = await publish("first");
  const second = await publish("second");
  clock.advance(hour + 1);
  await publish("third");
  expect((await store.state()).oldestMaster).toBeLessThanOrEqual(first);
  start(store, clock);
  await eventually(async () => expect((await store.state()).oldestMaster).toBe(second));
});
