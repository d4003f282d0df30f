/** Most interactions that a page remembers, the slowest ones (J10). */
export const maxInteractions = 10;

/** One interaction is ignored for each of these many, as browsers do: a slow one among many is chance. */
const ignoredOf = 50;

interface Interaction {
  readonly id: number;
  /** Milliseconds. */
  readonly duration: number;
}

/**
 * Returns a function that adds an event of an interaction, and returns the interaction to next paint. `counted` is the
 * browser's number of interactions; 0 where it counts none.
 */
export function createInteractions(): (id: number, duration: number, counted: number) => number {
  let slowest: readonly Interaction[] = [];
  let [seen, last] = [0, 0];
  return (id, duration, counted) => {
    // Events of one interaction follow each other.
    seen += id === last ? 0 : 1;
    last = id;
    slowest = keepSlowest(slowest, { id, duration });
    const ignored = Math.floor(Math.max(seen, counted) / ignoredOf);
    return slowest[Math.min(ignored, slowest.length - 1)]?.duration ?? 0;
  };
}

/** An interaction is as slow as its slowest event. */
function keepSlowest(slowest: readonly Interaction[], added: Interaction): readonly Interaction[] {
  const known = slowest.find(({ id }) => id === added.id);
  const others = slowest.filter((each) => each !== known);
  const whole = { id: added.id, duration: Math.max(known?.duration ?? 0, added.duration) };
  return [...others, whole].toSorted((a, b) => b.duration - a.duration).slice(0, maxInteractions);
}
