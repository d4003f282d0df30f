import { median } from "../../support/percentile.ts";
import { beyond, type Budget } from "../gates.ts";
import type { PageFigures } from "./page-figures.ts";

type Figure = Exclude<keyof PageFigures, "failed" | "below">;

/** Maximum cost of a page kind for a phone. */
export const budgets: readonly Budget<Figure>[] = [
  { figure: "lcpMs", gate: 1600, goal: 1200 },
  { figure: "cls", gate: 0, goal: 0 },
  { figure: "blockedMs", gate: 20, goal: 0 },
  { figure: "htmlBytes", gate: 25_000, goal: 18_000 },
  { figure: "scriptBytes", gate: 6000, goal: 3000 },
  { figure: "styleSheets", gate: 0, goal: 0 },
];

/** Returns the medians of several visits. An audit counts as failed when most visits failed it. */
export function toMedianFigures(visits: readonly PageFigures[]): PageFigures {
  const middle = (figure: Figure) => median(visits.map((visit) => visit[figure]));
  const inMost = (lists: readonly (readonly string[])[]) => {
    const all = lists.flat();
    return [...new Set(all)].filter((id) => all.filter((other) => other === id).length > lists.length / 2);
  };
  return {
    lcpMs: middle("lcpMs"),
    cls: middle("cls"),
    tbtMs: middle("tbtMs"),
    cpuMs: middle("cpuMs"),
    benchmarkIndex: middle("benchmarkIndex"),
    blockedMs: middle("blockedMs"),
    htmlBytes: middle("htmlBytes"),
    scriptBytes: middle("scriptBytes"),
    styleSheets: middle("styleSheets"),
    score: middle("score"),
    below: inMost(visits.map(({ below }) => below)),
    failed: inMost(visits.map(({ failed }) => failed)),
  };
}

/** Returns in words what is over its gate; empty for a page within all of them. */
export function brokenGates(figures: PageFigures): readonly string[] {
  const sentences = beyond(figures, budgets, "gate");
  return figures.score < 100 ? [...sentences, `Lighthouse: ${figures.failed.join(", ")}`] : sentences;
}

/** Returns in words what is over its goal, also where that is a gate. */
export function missedGoals(figures: PageFigures): readonly string[] {
  return beyond(figures, budgets, "goal");
}
