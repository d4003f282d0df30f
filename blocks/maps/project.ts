import { earthRadius } from "../../catalog/place/earth.ts";
import type { Point } from "./simplify-line.ts";

/**
 * Returns Lambert's azimuthal equal-area projection around a point: kilometers east and south of it. Distances are right
 * within half a percent for a thousand kilometers around.
 */
export function projectAround([centerLongitude, centerLatitude]: Point): (place: Point) => Point {
  const [sinCenter, cosCenter] = [Math.sin(radians(centerLatitude)), Math.cos(radians(centerLatitude))];
  return ([longitude, latitude]) => {
    const east = radians(longitude - centerLongitude);
    const [sin, cos] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))];
    const cosDistance = sinCenter * sin + cosCenter * cos * Math.cos(east);
    const scale = earthRadius * Math.sqrt(2 / Math.max(1e-9, 1 + cosDistance));
    return [scale * cos * Math.sin(east), -scale * (cosCenter * sin - sinCenter * cos * Math.cos(east))];
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
