import type { FrameData } from "../../protocol/frame-messages.ts";

/** Adds the script of the frame and its data to the end of a page. `mark` is that of scripts that its policy allows. */
export function addFrameScript(html: string, frame: FrameData, script: string, mark: string): string {
  const data = JSON.stringify(frame).replaceAll("<", String.raw`\u003c`);
  const added =
    `<script type="application/json" id="studio-frame">${data}</script>` +
    `<script data-ours="${mark}">${script.replaceAll("</script", String.raw`<\/script`)}</script>`;
  return html.replace(/<\/body>/, (end) => added + end);
}
