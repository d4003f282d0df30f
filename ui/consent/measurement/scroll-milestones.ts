/** Milestones of scrolling, in percent of the page (E17). */
export const scrollMilestones = [25, 50, 75, 90] as const;
