import type { ReactNode } from "react";
import { BarePage } from "@/app/studio-page/BarePage.tsx";
import { Document } from "@/app/_composition/Document.tsx";
import { readRequestRoute } from "@/app/_composition/render-page-once.ts";
import { renderStudioOnce } from "@/app/studio-page/render-studio-once.ts";
import { finishContent } from "@/framework/react/markup/finish-content.ts";
import type { RouteParams } from "@/routing/route.ts";

interface Props {
  readonly params: Promise<RouteParams>;
  readonly children: ReactNode;
}

/** The document around a page in the studio's frame. New HTML for a page that is open has neither theme nor header. */
export default async function Layout({ params, children }: Props) {
  const route = await readRequestRoute(params);
  const { outcome, input } = await renderStudioOnce(params);
  const isWhole = input.isFramed && outcome !== undefined && outcome.kind !== "redirect";
  if (!isWhole || route === undefined) return <BarePage>{children}</BarePage>;
  return (
    <Document locale={route.locale} site={route.site}>
      {finishContent(outcome.header)}
      <main id="content">{children}</main>
      {finishContent(outcome.footer)}
    </Document>
  );
}
