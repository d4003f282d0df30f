/** Which repository a message is about, in the words of its body. */
export interface RepositoryAddress {
  /** The repository's name. */
  readonly domain: string;
  /** The endpoint of its Document API. */
  readonly apiUrl: string;
}
