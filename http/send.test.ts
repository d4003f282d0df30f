import { expect, test } from "vitest";
import { readText } from "./send.ts";

test.each([
  ["", 0],
  ["four", 4],
  ["Ünïcödé 🎭", 17],
])("reads %j within its %d bytes", async (text, bytes) => {
  expect(await readText(new Response(text), bytes)).toBe(text);
});

test("one byte over the limit is refused, and the rest is not read", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  await expect(readText(new Response(endless), 29)).rejects.toThrow("body is over 29 bytes");
  expect(pulled).toBeLessThan(6);
});

test("a character split between two chunks stays whole", async () => {
  const bytes = new TextEncoder().encode("é");
  const halves = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 1));
      controller.enqueue(bytes.slice(1));
      controller.close();
    },
  });
  expect(await readText(new Response(halves), 2)).toBe("é");
});
