/**
 * Returns styles of a part that the browser lays out only near the window. Until then it stands for `height` px.
 * Searches, anchors and the keyboard still reach it. It clips what hangs out of it.
 */
export function deferred(height: number) {
  return { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}px` } as const;
}
