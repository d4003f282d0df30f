import { llmsResponse } from "@/app/_composition/machines/llms-response.ts";
import { machineProducts } from "@/app/_composition/machines/machine-source.ts";

/** Returns where machines find what the requested host has (X13). */
export async function GET(request: Request): Promise<Response> {
  return llmsResponse(request, machineProducts);
}
