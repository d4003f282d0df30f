import type { ReactNode } from "react";
import { HostlessDocument } from "@/app/_composition/Document.tsx";
import { renderPageOnce, setRequestRoute } from "@/app/_composition/render-page-once.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import { readRoute, type RouteParams } from "@/routing/route.ts";
import { views } from "@/app/_composition/views.ts";

interface Props {
  readonly params: Promise<RouteParams>;
  readonly children: ReactNode;
}

/** The root layout is this deep because header and footer depend on every part of the route. */
export default async function Layout({ params, children }: Props) {
  const route = readRoute(await params, views);
  setRequestRoute(route);
  const outcome = await renderPageOnce(params);
  if (route === undefined || outcome.kind === "redirect") return <HostlessDocument>{children}</HostlessDocument>;
  return (
    <SiteShell route={route} shell={outcome} page={outcome.kind === "page" ? outcome.page : undefined}>
      {children}
    </SiteShell>
  );
}
