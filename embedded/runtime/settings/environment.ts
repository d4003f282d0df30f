/** As `process.env`; a variable that is empty counts as one that is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;
