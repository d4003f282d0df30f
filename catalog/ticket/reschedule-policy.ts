/** Another date or time until `upToMinutes` before the start; undefined when the limit is not known. */
export interface ReschedulePolicy {
  readonly reschedulable: boolean;
  readonly upToMinutes: number | undefined;
}
