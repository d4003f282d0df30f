/** What a transfer is made in (specification §3). */
export const vehicleTypes = ["SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"] as const;

export type VehicleType = (typeof vehicleTypes)[number];
