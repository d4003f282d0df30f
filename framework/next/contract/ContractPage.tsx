import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { markTrueUntil, tagPage } from "../page-facts.ts";
import { ContractIsland } from "./ContractIsland.tsx";
import { contractParts } from "./contract-parts.ts";

const { font, fresh, script, sheet, structuredData, tags, title } = contractParts;

export const metadata = { title, robots: { index: false } };

export function ContractDocument({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

/** One of each part that the process changes in the HTML of pages. No two renderings are the same. */
export async function ContractPage({ mark }: { readonly mark: string }) {
  await tagPage({ tags, readAt: 1 });
  await markTrueUntil(fresh * 1000, 0);
  const texts = ["one", "two"];
  return (
    <main data-rendering={randomUUID()}>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <style href="contract" precedence="theme">
        {sheet}
      </style>
      <p>{texts}</p>
      <ContractIsland text=">">
        <b>three</b>
      </ContractIsland>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <script data-ours={mark} dangerouslySetInnerHTML={{ __html: script }} />
    </main>
  );
}
