/**
 * Receives what a start is doing, in words for the person who waits. Each call means that the start goes on: a start that
 * reports nothing for a minute counts as stuck.
 */
export type ReportProgress = (text: string) => void;
