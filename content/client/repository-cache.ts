/** The last answer about the repository: its refs move with every publication, so it is soon old. */
interface RepositoryCache {
  /** What is kept, else what `ask` brings; one request for all that come while it is under way. */
  readonly read: (ask: () => Promise<ArrayBuffer>) => Promise<ArrayBuffer>;
  /** Lets go of what is kept. A request under way stays: it is newer than whatever its caller knows. */
  readonly forget: () => void;
}

/** Milliseconds (specification §9). */
const ttl = 5000;

export function createRepositoryCache(now: () => number): RepositoryCache {
  let kept: { readonly answer: Promise<ArrayBuffer>; readonly expires: number } | undefined;
  const start = (ask: () => Promise<ArrayBuffer>) => {
    const answer = ask();
    kept = { answer, expires: Number.POSITIVE_INFINITY };
    answer.then(
      () => (kept = { answer, expires: now() + ttl }),
      () => (kept = undefined),
    );
    return answer;
  };
  return {
    read: (ask) => (kept !== undefined && kept.expires > now() ? kept.answer : start(ask)),
    forget: () => {
      if (kept?.expires !== Number.POSITIVE_INFINITY) kept = undefined;
    },
  };
}
