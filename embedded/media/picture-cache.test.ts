import { expect, test } from "vitest";
import { createPictureCache } from "./picture-cache.ts";
import type { Picture } from "./render-picture.ts";

function counted(size: number) {
  let count = 0;
  const render = async (): Promise<Picture> => {
    count += 1;
    return { body: new Uint8Array(size), type: "image/webp" };
  };
  return { render, count: () => count };
}

test("several requests for a picture at the same time render it once", async () => {
  const cached = createPictureCache();
  const { render, count } = counted(1);
  await Promise.all([cached("a", render), cached("a", render)]);
  await cached("a", render);
  expect(count()).toBe(1);
});

test("no more bytes are kept than it may hold", async () => {
  const cached = createPictureCache(10);
  const { render, count } = counted(8);
  await cached("a", render);
  await cached("b", render);
  await cached("a", render);
  expect(count()).toBe(3);
});

test("a failure is not kept", async () => {
  const cached = createPictureCache();
  await expect(cached("a", () => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
  expect((await cached("a", counted(1).render)).type).toBe("image/webp");
});
