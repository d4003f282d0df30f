/** An airport that transfers go to and from. */
export interface Airport {
  /** IATA, `FCO`. */
  readonly code: string;
  readonly name: string;
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly terminals: readonly string[];
}
