import { LRUCache } from "lru-cache";
import { createMoments } from "../moments.ts";

/** Publications that a machine knows. All machines share them in one order. */
export interface PublicationHistory {
  /** Adds a publication: its id in the stream of all, `1800000000000-0`, and its tags. */
  readonly add: (id: string, tags: readonly string[]) => void;
  /** Adds tags that this machine published. They have no id before they are read back, and count as changed until then. */
  readonly addUnread: (tags: readonly string[]) => void;
  readonly clearUnread: () => void;
  /** Notes that all publications up to the last one added were known at this moment, epoch milliseconds. */
  readonly noteKnown: (now: number) => void;
  /** Returns the id of the last publication that was known at a moment, else the lowest id. */
  readonly positionAt: (ms: number) => string;
  /** Whether one of the tags was published after a position, or may have been. */
  readonly hasChanged: (tags: readonly string[], position: string) => boolean;
  /** The id of the last publication. */
  readonly last: () => string;
}

/** Comes before every id. */
const lowest = "0-0";

/** Moments that are remembered. */
const maxMoments = 1_000;

/** Remembers the last publication of `maxTags` tags. A page older than what it forgot counts as changed. */
export function createPublicationHistory(maxTags: number): PublicationHistory {
  let last = lowest;
  let forgotten = lowest;
  const unread = new Set<string>();
  const positions = createMoments<string>(maxMoments);
  const published = new LRUCache<string, string>({
    max: maxTags,
    dispose: (id, _tag, reason) => {
      if (reason === "evict" && isAfter(id, forgotten)) forgotten = id;
    },
  });
  return {
    add: (id, tags) => {
      if (isAfter(id, last)) last = id;
      for (const tag of tags) if (isAfter(id, published.get(tag) ?? lowest)) published.set(tag, id);
    },
    addUnread: (tags) => {
      for (const tag of tags) unread.add(tag);
    },
    clearUnread: () => unread.clear(),
    noteKnown: (now) => positions.note(now, last),
    positionAt: (ms) => positions.at(ms) ?? lowest,
    hasChanged: (tags, position) =>
      isAfter(forgotten, position) ||
      tags.some((tag) => unread.has(tag) || isAfter(published.get(tag) ?? lowest, position)),
    last: () => last,
  };
}

/** Compares two ids of a stream: `1800000000000-2` is after `1800000000000-1`. */
function isAfter(id: string, other: string): boolean {
  const [[ms = 0, sequence = 0], [otherMs = 0, otherSequence = 0]] = [readNumbers(id), readNumbers(other)];
  return ms > otherMs || (ms === otherMs && sequence > otherSequence);
}

function readNumbers(id: string): readonly number[] {
  return id.split("-").map(Number);
}
