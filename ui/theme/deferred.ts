/**
 * Returns styles of a part that the browser lays out only near the window. It stands for `height` px until then, and
 * keeps its real height afterwards. Searches, anchors and the keyboard still reach it. It clips what hangs out of it.
 */
export function deferred(height: number) {
  return { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}px` } as const;
}
