import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { finishContent } from "../../react/markup/finish-content.ts";
import { runComponents } from "../../react/run-components.tsx";
import { markTrueUntil, tagPage } from "../page-facts.ts";
import { ContractIsland } from "./ContractIsland.tsx";
import { contractParts } from "./contract-parts.ts";

const { font, fresh, script, sheets, structuredData, tags, title } = contractParts;

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
  const { content, fault } = runContent(<ContractContent />);
  return (
    <main data-rendering={randomUUID()} data-fault={fault}>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <style href="contract" precedence="theme">
        {sheets.theme}
      </style>
      <p>{texts}</p>
      {content}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <script data-ours={mark} dangerouslySetInnerHTML={{ __html: script }} />
    </main>
  );
}

/** The parts that slices consist of. */
function ContractContent() {
  return (
    <section className="contract">
      <style href="contract-content" precedence="component">
        {sheets.component}
      </style>
      <ContractIsland text=">">
        <b>three</b>
      </ContractIsland>
    </section>
  );
}

/** Runs content as that of pages. React receives it as it is where that fails. */
function runContent(content: ReactNode): { readonly content: ReactNode; readonly fault?: string } {
  try {
    return { content: finishContent(runComponents(content, new Map())) };
  } catch (error) {
    return { content, fault: error instanceof Error ? error.message : String(error) };
  }
}
