import { machines } from "@/app/_composition/endpoints.ts";
import { octoResponse } from "@/endpoints/machines/octo-response.ts";

interface Context {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** Returns products of the requested host in the shape of OCTO (X13). Nothing can be booked. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  return octoResponse(request, path, machines);
}

/** Returns the calendar of a product: OCTO sends its query as a body. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params;
  return octoResponse(request, path, machines);
}
