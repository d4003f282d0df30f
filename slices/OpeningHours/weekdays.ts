/** Days of the week as the model names them, in ISO 8601 order. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof weekdays)[number];
