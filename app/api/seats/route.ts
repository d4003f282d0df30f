import { ports } from "@/app/_composition/composition.ts";
import { createSeatReader } from "@/endpoints/seats/create-seat-reader.ts";

/** Returns the seats of a performance as lines (P26), on the requested host: `routing/seats-address.ts`. */
export const GET = createSeatReader({ provider: ports.catalog.provider });
