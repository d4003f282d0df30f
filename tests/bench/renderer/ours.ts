import type { ReactNode } from "react";
import { contentPage } from "../../../customtypes/content_page/index.ts";
import { createDiagnosticLog } from "../../../renderer/contracts/diagnostics.ts";
import { parsePage } from "../../../renderer/parse/parse-page.ts";
import { parseShell } from "../../../renderer/parse/parse-shell.ts";
import { collectPageFacts, noPlaces } from "../../../renderer/plan/collect-page-facts.ts";
import { planPage } from "../../../renderer/plan/plan-page.ts";
import { undecorated } from "../../../renderer/render/decoration.ts";
import { renderPage } from "../../../renderer/render/render-page.ts";
import { testDocument } from "../../support/fake-content.ts";
import { testPage } from "../../support/page-context.ts";
import { testPorts, testRegistries } from "../../support/test-renderer.ts";
import { testSnapshot } from "../../support/test-snapshot.ts";
import { note, type RawNote } from "./note.tsx";

const registries = testRegistries({ slices: [note], pageTypes: [contentPage] });
const { ports } = testPorts([]);
const { site, locale, view, snapshot } = { ...testPage(), snapshot: testSnapshot() };
const route = { site, locale, currency: "auto", view, path: ["page"] } as const;
const heading = [{ type: "heading1", text: "Page", spans: [] }];

/** Returns the content of a page of these slices: parse → plan → render, as in the line, with nothing to fetch. */
export function renderNotes(slices: readonly RawNote[]): ReactNode {
  const log = createDiagnosticLog();
  const document = testDocument(`${site.host}.page`, "content_page", { heading, slices });
  const parsed = parsePage(document, parseShell([], locale, registries, log), registries, log);
  if (parsed === undefined) throw new Error("the page of the bench does not fit its type");
  const plan = planPage(
    parsed,
    collectPageFacts(route, { currency: "EUR", ...noPlaces }, parsed.candidates, { registries, ports }),
    log,
  );
  return renderPage(plan, snapshot, { registries, ports, log, decorator: undecorated }).content;
}
