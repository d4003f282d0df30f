import { expect, it } from "vitest";
import { limitPreviews } from "./limit-previews.ts";

it("draws four previews at once, lets 32 wait, and refuses any more", async () => {
  const renderings: ((outcome: string) => void)[] = [];
  let isOpen = false;
  const render = async () => (isOpen ? "rendered" : new Promise<string>((resolve) => renderings.push(resolve)));
  const visits = Array.from({ length: 40 }, async () => limitPreviews(render).catch(() => "refused"));
  const refused = await Promise.all(visits.slice(36));
  expect([refused, renderings.length]).toEqual([["refused", "refused", "refused", "refused"], 4]);
  isOpen = true;
  for (const end of renderings) end("rendered");
  expect(new Set(await Promise.all(visits.slice(0, 36)))).toEqual(new Set(["rendered"]));
});
