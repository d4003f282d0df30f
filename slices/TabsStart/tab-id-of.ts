/** The element id of a panel's tab. */
export function tabIdOf(panelId: string): string {
  return `${panelId}-tab`;
}
