/** Content of any kind → values of the API. */
export type Convert = (value: unknown) => unknown;
