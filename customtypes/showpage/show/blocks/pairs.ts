import { type Topic, findTopic } from "./labels.ts";
import type { TextBlock } from "./text-blocks.ts";

/** Topics of a heading5 or a heading6, with the paragraph below it as its value. */
const pairTopics = [
  "openingDate",
  "closingDate",
  "theatreName",
  "duration",
  "ageLimit",
  "showType",
  "safetyBanner",
  "map",
  "offerEnds",
] as const satisfies readonly Topic[];

type PairTopic = (typeof pairTopics)[number];

/** Values by their topics, and the other blocks. */
export interface Pairs {
  readonly values: ReadonlyMap<PairTopic, TextBlock>;
  readonly rest: readonly TextBlock[];
}

/** Takes the pairs out of a flat list, wherever they stand. The first of a name counts. */
export function splitPairs(blocks: readonly TextBlock[]): Pairs {
  const values = new Map<PairTopic, TextBlock>();
  const rest: TextBlock[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    const value = blocks[index + 1];
    const topic = block && findPairTopic(block);
    if (topic !== undefined && value?.type === "paragraph") {
      if (!values.has(topic)) values.set(topic, value);
      index++;
    } else if (block !== undefined) rest.push(block);
  }
  return { values, rest };
}

function findPairTopic({ type, text }: TextBlock): PairTopic | undefined {
  const topic = type === "heading5" || type === "heading6" ? findTopic(text) : undefined;
  return pairTopics.find((one) => one === topic);
}
