interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;

/** Along the great circle, in kilometers. */
export function distanceKm(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const turn = radians(other.longitude - one.longitude);
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
