import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { bridge } from "../../../framework/next/bridge.ts";
import { telemetry } from "../../../framework/next/telemetry.ts";
import { createRenderingThread } from "./rendering-thread.ts";

const place = { host: "www.tessera.example", locale: "en", currency: "EUR", path: ["rome"] };

/** Renders the document's text; "throw", "end", "hang", "log" and "other" are commands. Counts renderings, and remembers publications. */
const bundle = `
  const { parentPort } = require("node:worker_threads");
  let [count, ref] = [0, "none"];
  parentPort.on("message", ({ type, id, place, input, masterRef }) => {
    if (type === "published") return void (ref = masterRef);
    if (input.document === "end") process.exit(1);
    if (input.document === "hang") for (;;);
    if (input.document === "log") parentPort.postMessage({ type: "log", level: "error", event: "provider-failure", message: "It is down." });
    if (input.document === "other") return void parentPort.postMessage({ type: "drawn", id });
    count += 1;
    const html = [place.host, ...place.path, input.document, count, ref].join(" ");
    parentPort.postMessage(input.document === "throw"
      ? { type: "failed", id, error: new Error("The slice throws.") }
      : { type: "rendered", id, html, output: { marks: [] } });
  });
`;

function startThread(timeoutMs?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "thread-"));
  const file = path.join(folder, "renderer.cjs");
  writeFileSync(file, bundle);
  const thread = createRenderingThread(file, timeoutMs);
  onTestFinished(() => {
    thread.close();
    rmSync(folder, { recursive: true });
  });
  const render = (document: string) => thread.requestPage(place, { document, slice: null, isFramed: false });
  return { ...thread, render };
}

it("W118: a document is rendered in the thread", async () => {
  const { render } = startThread();
  expect(await render("Rome")).toEqual({ html: "www.tessera.example rome Rome 1 none", output: { marks: [] } });
});

it("W118: requests are matched with their responses", async () => {
  const { render } = startThread();
  const pages = await Promise.all(["one", "two", "three"].map(render));
  expect(pages.map(({ html }) => html.split(" ")[2])).toEqual(["one", "two", "three"]);
});

it("W118: an error of a document is that request's alone", async () => {
  const { render } = startThread();
  const [failed, rendered] = await Promise.allSettled([render("throw"), render("Rome")]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "The slice throws." } });
  expect(rendered).toMatchObject({ status: "fulfilled" });
});

it.each([
  { what: "ends", document: "end", timeoutMs: undefined, error: "The thread that renders for editors has ended." },
  { what: "hangs", document: "hang", timeoutMs: 3_000, error: "The document was not rendered within 3000 ms." },
])("W118: after a document for which the thread $what, the next one is rendered by a new thread", async (each) => {
  const { render } = startThread(each.timeoutMs);
  await expect(render(each.document)).rejects.toThrow(each.error);
  expect((await render("Rome")).html).toContain("Rome 1");
});

it("W118: a document beside one that hangs is rendered by a new thread", async () => {
  const { render } = startThread(1_000);
  await render("Rome");
  const [hung, rendered] = await Promise.allSettled([render("hang"), render("Rome")]);
  expect([hung.status, rendered.status]).toEqual(["rejected", "fulfilled"]);
});

it("W118: a line of the thread goes to the log of the process, and a message of another version ends the thread", async () => {
  const error = vi.spyOn(telemetry().log, "error").mockReturnValue();
  bridge().telemetry = telemetry();
  const { render } = startThread();
  await render("log");
  await expect(render("other")).rejects.toThrow("has ended");
  expect(error.mock.calls).toEqual([["provider-failure", "It is down."]]);
  bridge().telemetry = undefined;
  error.mockRestore();
});

it("W118: the thread is notified of publications", async () => {
  const { render } = startThread();
  await render("Rome");
  bridge().published.send("ref-2");
  expect((await render("Rome")).html).toContain("Rome 2 ref-2");
});

it("W118: a closed thread renders nothing more of what is under way", async () => {
  const { render, close } = startThread();
  const rendered = render("Rome");
  close();
  await expect(rendered).rejects.toThrow("The studio is closed.");
});
