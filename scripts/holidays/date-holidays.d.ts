/** The package has types for its calculations and none for its data. */
declare module "date-holidays/data" {
  export const data: unknown;
}
