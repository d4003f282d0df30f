/** Lists of products that an editor may write in place of the row that a page has amid its text. */
export const rowSubstitutes = { ranked_products: "product_row", product_grid: "product_row" } as const;
