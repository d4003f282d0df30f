/** A point on the map with its address; parts that the provider omits are empty. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly postalCode: string;
  readonly cityName: string;
  readonly countryName: string;
}
