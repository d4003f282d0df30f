export interface TopCollectionsQuery {
  /** Code of the city, `ROME`; every city when empty. */
  readonly city: string;
  /** Only collections with products of this category or sub-category. */
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly limit: number;
}
