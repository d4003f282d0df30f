import { ports } from "@/app/_composition/composition.ts";
import { createSeatReader } from "@/endpoints/seats/create-seat-reader.ts";

const read = createSeatReader({ provider: ports.catalog.provider });

/** Returns the seats of a performance as lines (P26), on the requested host: `routing/seats-address.ts`. */
export async function GET(request: Request): Promise<Response> {
  return read(request.headers.get("host") ?? "", new URL(request.url).searchParams);
}
