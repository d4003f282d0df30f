import { connection } from "next/server";
import { programs } from "@/app/_composition/programs.ts";
import { bridge } from "@/framework/next/bridge.ts";

/** Connects what the process reads from the program of route handlers. Only the process requests it (`loadPrograms`). */
export async function GET(): Promise<Response> {
  await connection();
  bridge().programs = programs;
  return new Response(null, { status: 204 });
}
