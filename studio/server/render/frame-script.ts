import type { Mark } from "../../protocol/rendering.ts";

interface FrameScript {
  /** Origin of the studio: the script listens to no other. */
  readonly origin: string;
  readonly marks: readonly Mark[];
  readonly script: string;
  /** Mark of scripts that the policy of a page allows. */
  readonly scriptMark: string;
}

/** Adds the script of the frame and its data to the end of a page. */
export function addFrameScript(html: string, { origin, marks, script, scriptMark }: FrameScript): string {
  const data = JSON.stringify({ origin, marks }).replaceAll("<", String.raw`\u003c`);
  const added =
    `<script type="application/json" id="studio-frame">${data}</script>` +
    `<script data-ours="${scriptMark}">${script.replaceAll("</script", String.raw`<\/script`)}</script>`;
  return html.replace(/<\/body>/, (end) => added + end);
}
