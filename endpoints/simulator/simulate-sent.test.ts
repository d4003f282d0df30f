import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maxZoneLength, maxSlices } from "../../preview/simulator/simulated.ts";
import { simulateSent } from "./simulate-sent.ts";

const simulate = vi.fn();

const rendered = { content: "slices", findings: "", count: 0, note: "" };

beforeEach(() => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("CONTENT_API_URL", "https://demo-shop.cdn.prismic.io/api/v2");
  simulate.mockReset();
  simulate.mockResolvedValue(rendered);
});

afterEach(() => vi.unstubAllEnvs());

test("slices are rendered in the language that was sent with them", async () => {
  expect(await simulateSent('[{"slice_type":"hero"}]', "ar", simulate)).toBe(rendered);
  expect(simulate).toHaveBeenCalledWith([{ slice_type: "hero" }], "ar");
});

test.each([
  ["a language that is none of ours", "[]", "xx", "There is no such language."],
  ["a language of another kind", "[]", ["en"], "There is no such language."],
  ["what is no JSON", "[", "en", "The slices are no JSON."],
  ["what is no text", [{}], "en", "Slices are sent as JSON."],
  ["what is no list", '{"0":{}}', "en", "The slices are no list."],
  [
    "a long zone",
    `["${"x".repeat(maxZoneLength)}"]`,
    "en",
    "These slices are more than 500 kB: simulate fewer at once.",
  ],
  [
    "many slices",
    JSON.stringify(Array(maxSlices + 1).fill(0)),
    "en",
    "These are more than 200 slices: simulate fewer at once.",
  ],
])("%s is not rendered, and the page says why", async (_what, json, locale, sentence) => {
  expect(await simulateSent(json, locale, simulate)).toBe(sentence);
  expect(simulate).not.toHaveBeenCalled();
});

test("a site without a parent for its simulator renders nothing", async () => {
  vi.stubEnv("CONTENT_API_URL", "http://localhost:4001/api/v2");
  expect(await simulateSent("[]", "en", simulate)).toBe("This site has no slice simulator.");
  expect(simulate).not.toHaveBeenCalled();
});

test("few zones are rendered at once; too many are refused with a sentence", async () => {
  const waiting: ((value: typeof rendered) => void)[] = [];
  simulate.mockImplementation(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  );
  const sent = Array.from({ length: 40 }, () => simulateSent("[]", "en", simulate));
  const refused = (await Promise.all(sent.slice(36))).filter((result) => typeof result === "string");
  expect(refused).toEqual(
    Array(4).fill("The site renders too many slices at the moment. Change something to try again."),
  );
  expect(simulate).toHaveBeenCalledTimes(4);
  simulate.mockResolvedValue(rendered);
  for (const finish of waiting) finish(rendered);
  expect(await Promise.all(sent.slice(0, 36))).toEqual(Array.from({ length: 36 }, () => rendered));
});

test("a failure of ours is no sentence: Next logs it", async () => {
  simulate.mockRejectedValue(new Error("down"));
  await expect(simulateSent("[]", "en", simulate)).rejects.toThrow("down");
});
