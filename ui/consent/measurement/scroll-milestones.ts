/** How far down a page a visitor got, in percent of the page (specification §4). */
export const scrollMilestones = [25, 50, 75, 90] as const;
