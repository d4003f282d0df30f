import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runEmbedded } from "./embedded-services.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Writes a program; `note(text)` adds a line to what `notes` returns. */
function program(code: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "embedded-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, notes] = [path.join(folder, "start.mjs"), path.join(folder, "notes")];
  const note = `import { appendFileSync } from "node:fs"; const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + "\\n");`;
  writeFileSync(notes, "");
  writeFileSync(file, note + code);
  return { file, notes: () => readFileSync(notes, "utf8").split("\n").slice(0, -1) };
}

const serve = "process.send({ type: 'ready' }); setInterval(() => {}, 1e6);";

async function run(code: string, wait = async () => {}) {
  const { file, notes } = program(code);
  const [logged, waits]: [string[], number[]] = [[], []];
  const error = (event: string) => void logged.push(`error ${event}`);
  const info = (event: string) => void logged.push(`info ${event}`);
  const services = await runEmbedded(file, root, { log: { error, info }, wait: (ms) => (waits.push(ms), wait()) });
  onTestFinished(() => services.stop(0));
  return { services, notes, logged, waits };
}

function kill(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

/** Waits with a long limit: a busy machine takes its time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 50 });

test("waits until it is ready; stopping sends SIGTERM first, and starts nothing again", async () => {
  const { services, notes, logged } = await run(
    `process.on('SIGTERM', () => { note('SIGTERM'); process.exit(7); }); note('start'); ${serve}`,
  );
  await services.stop(60_000);
  await services.stop(60_000);
  expect([notes(), logged]).toEqual([["start", "SIGTERM"], []]);
});

test("a process that ignores SIGTERM is killed", async () => {
  const { services, notes } = await run(`process.on('SIGTERM', () => note('SIGTERM')); ${serve}`);
  await services.stop(1000);
  expect(notes()).toEqual(["SIGTERM"]);
});

test("a process that ends before it is ready the first time is reported in a sentence", async () => {
  await expect(run("process.exit(3)")).rejects.toMatchObject({
    name: "StartError",
    message: "The embedded services stopped before they were ready (exit code 3).",
  });
});

test("a process that is killed is started again, and the log says so", async () => {
  const { services, logged } = await run(serve);
  const first = services.pid();
  kill(first);
  await eventually(() => expect(logged).toEqual(["error embedded-services-ended", "info embedded-services-restarted"]));
  expect(services.pid()).not.toBe(first);
});

test("a process that ends again and again is started again and again", async () => {
  const { services, waits } = await run("process.send({ type: 'ready' }, () => process.exit(1));");
  await eventually(() => expect(waits.length).toBeGreaterThan(3));
  await services.stop(0);
  expect(waits.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
});

test("services that are stopped while they wait for their restart stay ended", async () => {
  let endWait = () => {};
  const waited = new Promise<void>((resolve) => (endWait = resolve));
  const { services, waits } = await run(serve, () => waited);
  const first = services.pid();
  kill(first);
  await eventually(() => expect(waits).toHaveLength(1));
  await services.stop(60_000);
  endWait();
  await waited;
  expect(services.pid()).toBe(first);
});
