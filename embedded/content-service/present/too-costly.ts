/** A query asks for more than one answer may cost; the message says what is too much. */
export class TooCostly extends Error {}
