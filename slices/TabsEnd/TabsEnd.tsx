/** Ends a tab bar; there is nothing to see. */
export function TabsEnd() {
  return null;
}
