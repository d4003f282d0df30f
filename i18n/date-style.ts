/** `short` for tables, `full` for prose, `day-month` where the year is plain, `common` for everything else. */
export type DateStyle = "short" | "full" | "day-month" | "common";
