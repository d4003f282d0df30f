import type { PrismicTableProps } from "@prismicio/react";

/** What a caller draws its own way: a `components` map of `@prismicio/react`'s `PrismicTable`. */
export type TableComponents = NonNullable<PrismicTableProps["components"]>;
