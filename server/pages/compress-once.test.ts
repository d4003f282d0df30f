import { expect, it } from "vitest";
import { createCompressor } from "./compress-once.ts";

const large = (text: string) => Buffer.from(text.repeat(300_000));

/** Returns a compressor for 8 bytes of bodies of 4 bytes each, and what it has compressed. */
function setUp() {
  const compressed: string[] = [];
  const compress = createCompressor(8, async (body) => {
    compressed.push(Buffer.from(body.subarray(0, 1)).toString());
    if (compressed.length === 1 && body[0] === 0) throw new Error("There is no memory.");
    return body.subarray(0, 4);
  });
  return { compress, compressed };
}

it("a large body is compressed once for all who request it, and again once it has changed", async () => {
  const { compress, compressed } = setUp();
  const both = await Promise.all([compress(large("a")), compress(large("a"))]);
  const later = await compress(large("a"));
  const changed = await compress(large("b"));
  expect([...both, later, changed].map(String)).toEqual(["aaaa", "aaaa", "aaaa", "bbbb"]);
  expect(compressed).toEqual(["a", "b"]);
});

it("what was used least recently is given up first", async () => {
  const { compress, compressed } = setUp();
  for (const text of ["a", "b", "a", "c", "a", "b"]) await compress(large(text));
  expect(compressed).toEqual(["a", "b", "c", "b"]);
});

it("a small body is not stored", async () => {
  const { compress, compressed } = setUp();
  for (const text of ["a", "a"]) await compress(Buffer.from(text));
  expect(compressed).toEqual(["a", "a"]);
});

it("a failure is not stored", async () => {
  const { compress, compressed } = setUp();
  await expect(compress(large("\0"))).rejects.toThrow("There is no memory.");
  expect([String(await compress(large("\0"))), compressed.length]).toEqual(["\0\0\0\0", 2]);
});
