import { type VehicleType, vehicleTypes } from "./vehicle-type.ts";

/** The vehicle a name stands for, in whatever case; undefined for one we do not know. */
export function toVehicleType(name: string): VehicleType | undefined {
  return vehicleTypes.find((known) => known === name.toUpperCase());
}
