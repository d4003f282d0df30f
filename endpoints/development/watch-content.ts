/**
 * Yields the refs of the content service, `m1,r1~m1`: at once, and after each tick that finds others. A publication or a
 * release changes them. A failure counts as no change.
 */
export async function* watchContent(
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
