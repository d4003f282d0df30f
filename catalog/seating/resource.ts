import { onePerCall } from "../provider/resource.ts";
import { findSeatMap } from "./provider.ts";
import type { SeatMap, SeatMapQuery } from "./seating.ts";

/**
 * The seats of a performance, which of them are available, and their prices. Missing when no such performance exists.
 */
export const seatMaps = onePerCall<SeatMapQuery, SeatMap>({
  example: { id: 51_001, date: "2026-11-24", time: "19:30" },
  key: ({ id, date, time }) => [id, date, time].join("/"),
  live: true,
  dispensable: true,
  find: findSeatMap,
});
