import { build } from "esbuild";
import type { FrameLocator, Page } from "@playwright/test";

/** Globals of the parent's page: the client of `@prismicio/simulator`, and the reports of the frame. */
interface Parent {
  readonly connect: (options: Readonly<Record<string, boolean>>) => Promise<unknown>;
  readonly send: (slices: readonly unknown[]) => Promise<unknown>;
  readonly scroll: (sliceIndex: number) => Promise<unknown>;
  readonly reports: unknown[];
}

declare global {
  interface Window {
    parentOfSlices: Parent;
  }
}

const script = `
import { SimulatorClient } from "@prismicio/simulator";
const frame = document.querySelector("iframe");
const reports = [];
const report = ({ type, data }, response) => { reports.push({ type, data }); return response.success(); };
const client = new SimulatorClient(frame, { setActiveSlice: report, setSliceZoneSize: report }, { connectTimeout: 60000 });
window.parentOfSlices = {
  reports,
  connect: (options) => { const connected = client.connect(options); frame.src = frame.dataset.src; return connected; },
  send: (slices) => client.setSliceZone(slices),
  scroll: (sliceIndex) => client.scrollToSlice({ sliceIndex }),
};
`;

/** Opens a page at `origin` that frames the simulator as Slice Machine and the Page Builder do. No request leaves for it. */
export async function openParent(page: Page, origin: string, simulator: string): Promise<FrameLocator> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: process.cwd() },
    bundle: true,
    write: false,
  });
  const [{ text } = { text: "" }] = outputFiles;
  const body = `<!doctype html><title>Editor</title><iframe data-src="${simulator}" width="1200" height="600"></iframe>
<script>${text.replaceAll("</script", String.raw`<\/script`)}</script>`;
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${origin}/`);
  return page.frameLocator("iframe");
}
