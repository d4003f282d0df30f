import type { ReactNode } from "react";
import { HostlessDocument } from "@/app/_composition/HostlessDocument.tsx";
import { pageOf } from "@/app/_composition/page-of.ts";
import { setShellRoute } from "@/app/_composition/shell-route.ts";
import { SiteShell } from "@/app/_composition/SiteShell.tsx";
import { readRoute, type RouteParams } from "@/routing/route.ts";

interface Props {
  readonly params: Promise<RouteParams>;
  readonly children: ReactNode;
}

/** The root layout is this deep because header and footer depend on every part of the route. */
export default async function Layout({ params, children }: Props) {
  const route = readRoute(await params);
  setShellRoute(route);
  const outcome = await pageOf(params);
  if (route === undefined || outcome.kind === "redirect") return <HostlessDocument>{children}</HostlessDocument>;
  return (
    <SiteShell route={route} shell={outcome}>
      {children}
    </SiteShell>
  );
}
