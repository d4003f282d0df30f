import { createRequire } from "node:module";
import { SimulatorClient } from "@prismicio/simulator";
import * as v from "valibot";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { connectToParent, type ParentHandlers } from "./connect-to-parent.ts";

type Client = typeof SimulatorClient;

/** The package in the version that Slice Machine uses. */
const fromAdapter = createRequire(createRequire(import.meta.url).resolve("@slicemachine/adapter-next/package.json"));
const older: unknown = await import(fromAdapter.resolve("@prismicio/simulator"));
const clientClass = v.custom<Client>((value) => typeof value === "function");
const olderClient = v.parse(v.object({ SimulatorClient: clientClass }), older).SimulatorClient;

const parents = ["http://localhost:*"];
const origin = "http://localhost:9999";
const rect = { x: 0, y: 0, width: 800, height: 600, top: 0, right: 800, bottom: 600, left: 0 };
const active = { rect, sliceID: "hero", variationID: "default", index: 0 };

afterEach(() => vi.unstubAllGlobals());

interface Posted {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly ports: readonly MessagePort[];
}

/** As much of a window as both sides use. */
class FakeWindow extends EventTarget {
  readonly location = { search: "" };
  receive(posted: Posted): void {
    this.dispatchEvent(Object.assign(new Event("message"), posted));
  }
}

/** A parent at `origin` with a frame that serves it. */
function framed(SomeClient: Client, handlers: Partial<ParentHandlers> = {}) {
  const parent = new FakeWindow();
  const frame = new FakeWindow();
  vi.stubGlobal("window", parent);
  const toFrame = (data: unknown, _target: string, ports: readonly MessagePort[] = []) =>
    frame.receive({ data, origin, source: parentSide, ports });
  const contentWindow = { postMessage: toFrame };
  const announced: unknown[] = [];
  const parentSide = {
    postMessage: (data: unknown) => {
      announced.push(data);
      parent.receive({ data, origin: "http://localhost:3000", source: contentWindow, ports: [] });
    },
  };
  const element = Object.assign(new EventTarget(), { contentWindow });
  const reports: unknown[] = [];
  const client = new SomeClient(
    v.parse(
      v.custom<HTMLIFrameElement>(() => true),
      element,
    ),
    {
      setActiveSlice: ({ data }, response) => response.success(void reports.push(data)),
      setSliceZoneSize: ({ data }, response) => response.success(void reports.push(data)),
    },
    { connectTimeout: 2_000 },
  );
  const self = Object.assign(frame, { parent: parentSide });
  const connection = connectToParent(
    v.parse(
      v.custom<Parameters<typeof connectToParent>[0]>(() => true),
      self,
    ),
    parents,
    {
      setSliceZone: () => {},
      scrollToSlice: () => true,
      ...handlers,
    },
  );
  onTestFinished(() => {
    connection.close();
    client.disconnect();
  });
  const connect = (options?: Parameters<typeof client.connect>[0]) => {
    const connected = client.connect(options);
    element.dispatchEvent(new Event("load"));
    return connected;
  };
  return { client, connection, connect, reports, announced, toFrame, frame, parentSide };
}

describe.each([
  ["0.2", SimulatorClient],
  ["0.1", olderClient],
])("the parent of @prismicio/simulator %s", (_version, SomeClient) => {
  it("connects, and its slices arrive as they were sent", async () => {
    const zones: unknown[] = [];
    const { client, connect } = framed(SomeClient, { setSliceZone: (slices) => void zones.push(slices) });
    expect(await connect()).toMatchObject({ status: 200 });
    expect(client.connected).toBe(true);
    const slices = [{ slice_type: "hero", variation: "default", primary: {} }];
    expect(
      await client.setSliceZone(
        v.parse(
          v.custom<Parameters<typeof client.setSliceZone>[0]>(() => true),
          slices,
        ),
      ),
    ).toMatchObject({ status: 200 });
    expect(zones).toEqual([slices]);
    expect(await client.ping()).toMatchObject({ data: "pong" });
  });

  it("connects again, as for another slice", async () => {
    const { client, connect } = framed(SomeClient);
    await connect();
    await connect();
    expect(await client.ping()).toMatchObject({ data: "pong" });
  });

  it("scrolls to a slice, and is told when there is none", async () => {
    const scrolled: unknown[] = [];
    const { client, connect } = framed(SomeClient, {
      scrollToSlice: (scroll) => scrolled.push(scroll) === 1,
    });
    await connect();
    expect(await client.scrollToSlice({ sliceIndex: 2, behavior: "smooth" })).toMatchObject({ status: 200 });
    expect(scrolled).toEqual([{ sliceIndex: 2, behavior: "smooth", block: "start", inline: "nearest" }]);
    for (const sliceIndex of [3, -1, 0.5])
      await expect(client.scrollToSlice({ sliceIndex })).rejects.toMatchObject({ response: { status: 400 } });
  });

  it("is told what it asked for, and no more", async () => {
    const { client, connection, connect, reports } = framed(SomeClient);
    await connect({ sliceZoneSizeAPI: true });
    connection.setActiveSlice(active);
    connection.setSliceZoneSize(rect);
    await client.ping();
    await connect({ activeSliceAPI: true });
    connection.setActiveSlice(active);
    connection.setActiveSlice(null);
    connection.setSliceZoneSize(rect);
    await client.ping();
    expect(reports).toEqual([{ rect }, active, null]);
  });
});

it.each([
  ["another origin", { origin: "https://evil.example" }],
  ["a window that is not its parent", { source: {} }],
])("a frame does not serve %s", async (_who, posted) => {
  const zones: unknown[] = [];
  const { client, connect, frame, parentSide } = framed(SimulatorClient, {
    setSliceZone: (slices) => void zones.push(slices),
  });
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }) => zones.push(data));
  port1.start();
  const data = { requestID: "x-0", type: "connect", data: undefined };
  frame.receive({ data, origin, source: parentSide, ports: [port2], ...posted });
  port1.postMessage({ requestID: "x-1", type: "setSliceZone", data: [] });
  await connect();
  await client.ping();
  port1.close();
  expect(zones).toEqual([]);
});

it("announces itself until a parent connects, for one that listens late", async () => {
  const { announced, connect } = framed(SimulatorClient);
  const ready = { requestID: "api-0", type: "ready", data: undefined };
  await vi.waitFor(() => expect(announced).toEqual([ready, ready]), { timeout: 60_000 });
  await connect();
  expect(announced.length).toBeLessThan(40);
});

it("a request that nobody knows is answered, and nonsense is ignored", async () => {
  const { connect, toFrame } = framed(SimulatorClient);
  await connect();
  const { port1, port2 } = new MessageChannel();
  for (const nonsense of [undefined, "connect", { type: "connect" }, { requestID: 1, type: "connect" }])
    toFrame(nonsense, "*", [port2]);
  toFrame({ requestID: "x-0", type: "connect", data: undefined }, "*", [port2]);
  const answers: unknown[] = [];
  port1.addEventListener("message", ({ data }) => answers.push(data));
  port1.start();
  port1.postMessage("nonsense");
  port1.postMessage({ requestID: "x-1", type: "dance" });
  port1.postMessage({ requestID: "x-2", type: "setSliceZone", data: "slices" });
  await vi.waitFor(() =>
    expect(answers).toMatchObject([
      { requestID: "x-0", status: 200 },
      { requestID: "x-1", status: 501 },
      { requestID: "x-2", status: 400 },
    ]),
  );
  port1.close();
});
