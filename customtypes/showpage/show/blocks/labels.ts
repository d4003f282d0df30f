import vocabulary from "./vocabulary.json";

/** The topics that a heading of the flat list announces (D9). */
export type Topic = keyof (typeof vocabulary)["en"];

const topics = new Map(
  Object.values(vocabulary).flatMap((words) =>
    Object.entries(words).flatMap(([topic, labels]) => labels.map((label) => [plain(label), topic] as const)),
  ),
);

/** Returns what a heading announces, in any language and case: `"Opening date:"` → `openingDate`. Else undefined. */
export function findTopic(heading: string): Topic | undefined {
  const topic = topics.get(plain(heading));
  return topic !== undefined && isTopic(topic) ? topic : undefined;
}

function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(vocabulary.en, topic);
}

/** `" Opening Date :"` → `opening date`. */
function plain(text: string): string {
  return text
    .replace(/[\s:：]+$/u, "")
    .trim()
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}
