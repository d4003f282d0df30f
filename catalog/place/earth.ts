/** Kilometers. */
export const earthRadius = 6371;

/** The length of a degree of latitude, in kilometers. */
export const kilometersPerDegree = (earthRadius * Math.PI) / 180;
