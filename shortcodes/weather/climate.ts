/** The climate of a city: normals of many years, never a forecast. Lists have a value for each month, January first. */
export interface Climate {
  /** The years the normals are made of. */
  readonly period: string;
  /** The weather service that publishes them. */
  readonly source: string;
  /** Where it measures. */
  readonly station: string;
  /** Millimetres from which the service counts a day as one with rain. */
  readonly wetDayFrom: number;
  /** Mean daily highest and lowest temperature, °C. */
  readonly high: readonly number[];
  readonly low: readonly number[];
  /** Millimetres, snow melted. */
  readonly rain: readonly number[];
  readonly wetDays: readonly number[];
}
