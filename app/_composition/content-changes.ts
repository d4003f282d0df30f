/**
 * Yields the refs of the content service at once, `m1,r1~m1`, and again at each tick that finds others: a publication or
 * a release changed them. A failure counts as no change.
 */
export async function* contentChanges(
  refs: () => Promise<readonly string[]>,
  ticks: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  let known = await refs().then(String, () => "");
  yield known;
  for await (const _tick of ticks) {
    const current = await refs().then(String, () => known);
    if (current === known) continue;
    known = current;
    yield current;
  }
}
