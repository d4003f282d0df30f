import { expect, it } from "vitest";
import { limitPreviews } from "./limit-previews.ts";

it("draws four previews at once, lets 32 wait, and refuses any more", async () => {
  const drawings: ((outcome: string) => void)[] = [];
  let isOpen = false;
  const draw = async () => (isOpen ? "drawn" : new Promise<string>((resolve) => drawings.push(resolve)));
  const visits = Array.from({ length: 40 }, async () => limitPreviews(draw).catch(() => "refused"));
  const refused = await Promise.all(visits.slice(36));
  expect([refused, drawings.length]).toEqual([["refused", "refused", "refused", "refused"], 4]);
  isOpen = true;
  for (const end of drawings) end("drawn");
  expect(new Set(await Promise.all(visits.slice(0, 36)))).toEqual(new Set(["drawn"]));
});
