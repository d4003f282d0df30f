import { redirect } from "next/navigation";
import { readRoute, type RouteParams } from "../../routing/route.ts";
import { exitPath } from "../../preview/exit-path.ts";
import { type Previewed, previewOf } from "./preview-of.ts";

/** The page as it is previewed; a preview that has ended is left. */
export async function previewOrExit(params: Promise<RouteParams>): Promise<Previewed> {
  const previewed = await previewOf(params);
  if (previewed !== undefined) return previewed;
  const route = readRoute(await params);
  return redirect(route === undefined ? "/api/exit-preview/" : exitPath(route));
}
