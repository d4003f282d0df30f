import { Bench } from "tinybench";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import { ask } from "./ask.ts";
import type { Figures } from "./figures.ts";
import { questions } from "./questions.ts";

/** Typical milliseconds of each question, about ever other pages of a repository of so many pages. */
export async function measureQuestions(store: ContentStore, pages: number): Promise<Figures> {
  const bench = new Bench({ time: 400, warmupTime: 100, throws: true });
  let page = 0;
  for (const question of questions) {
    bench.add(question.name, () => ask(store, question, (page = (page + 7919) % pages)));
  }
  const tasks = await bench.run();
  return Object.fromEntries(
    tasks.map(({ name, result }) => [name, "latency" in result ? result.latency.p50 : Number.NaN]),
  );
}
