/** What one run measures: milliseconds unless the name says another unit. */
export type Figures = Readonly<Record<string, number>>;
