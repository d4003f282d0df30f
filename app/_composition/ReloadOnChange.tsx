import { contentService } from "./composition.ts";

/** Reloads a development page when the content is another than it was rendered with, also after the server was away. */
export async function ReloadOnChange() {
  const known = await contentService.refs().then(String, () => "");
  const script = `new EventSource("/dev/changes").onmessage = ({ data }) => {
  if (data !== ${JSON.stringify(known)}) location.reload();
};`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
