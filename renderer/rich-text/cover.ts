/** Characters from `start` up to, not including, `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Calls for each segment that a stretch covers, stretches in their order: by where they begin. */
export function cover<Segment extends { readonly start: number }, Covering extends Stretch>(
  segments: readonly Segment[],
  stretches: readonly Covering[],
  call: (segment: Segment, stretch: Covering) => void,
): void {
  let first = 0;
  for (const stretch of stretches) {
    while ((segments[first]?.start ?? stretch.start) < stretch.start) first += 1;
    for (let at = first, segment = segments[at]; segment && segment.start < stretch.end; segment = segments[++at]) {
      call(segment, stretch);
    }
  }
}
