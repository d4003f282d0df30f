export const levels = ["debug", "info", "warn", "error", "fatal"] as const;

export type Level = (typeof levels)[number];

/** Content of a line besides its message. A field named like a secret is hidden, texts are cut. */
export type Fields = Readonly<Record<string, unknown>>;

/** Writes a line. `event` is a permanent name to filter by, `message` a sentence for people. Never throws. */
export type WriteLine = (event: string, message: string, fields?: Fields) => void;

export type Log = Readonly<Record<Level, WriteLine>>;
