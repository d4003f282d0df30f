/** Kilometres. */
export const earthRadius = 6371;

/** The length of a degree of latitude, in kilometres. */
export const kilometersPerDegree = (earthRadius * Math.PI) / 180;
