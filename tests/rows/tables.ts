import { addressRows } from "./addresses.ts";
import { filterRows } from "./filters.ts";
import { listRows } from "./lists.ts";
import type { Row } from "./row.ts";
import { soldRows } from "./sold.ts";

/** All tables, by subject. */
export const tables: readonly (readonly Row[])[] = [soldRows, addressRows, listRows, filterRows];
