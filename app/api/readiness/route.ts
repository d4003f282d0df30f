import { connection } from "next/server";
import { contentService, providerClient } from "@/app/_composition/clients.ts";
import { readReadiness } from "@/endpoints/readiness/readiness.ts";

/** Returns the state of each upstream as JSON. Only the server requests it, for `/readyz`. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json(await readReadiness({ content: contentService, provider: providerClient }));
}
