import { expect, it, onTestFinished, vi } from "vitest";
import { bridge } from "../../framework/next/bridge.ts";
import { publications } from "./publications.ts";

it("P33: two programs of one process share what they know of publications", async () => {
  const first = await import("./publications.ts");
  vi.resetModules();
  const second = await import("./publications.ts");
  expect(second).not.toBe(first);
  expect(second.publications).toBe(first.publications);
});

it("P33: a publication that another machine received is one for all who listen", () => {
  const heard: unknown[] = [];
  publications.onPublished((masterRef) => void heard.push(masterRef));
  bridge().publishedElsewhere.send("m2");
  bridge().publishedElsewhere.send(undefined);
  expect(heard).toEqual(["m2", undefined]);
});

it("P33: the process receives the ref of each publication, for other machines", () => {
  const refs: unknown[] = [];
  onTestFinished(bridge().published.listen((masterRef) => void refs.push(masterRef)));
  publications.notify("m3");
  expect(refs).toEqual(["m3"]);
});

it("P33: what is read again follows all who need the new ref, once for each ref", () => {
  const heard: unknown[] = [];
  publications.onNewContent(() => void heard.push("new content"));
  publications.onPublished((masterRef) => void heard.push(masterRef));
  for (const ref of ["m4", "m4", undefined, "m4"]) publications.notify(ref);
  expect(heard).toEqual(["m4", "new content", "m4", undefined, "new content", "m4", "new content"]);
});
