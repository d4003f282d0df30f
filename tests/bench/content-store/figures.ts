/** Results of one run by name: milliseconds unless the name states another unit. */
export type Figures = Readonly<Record<string, number>>;
