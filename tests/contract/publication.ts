import { contentEditor } from "../e2e/content-editor.ts";
import type { Site } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { visitPage } from "./visited-page.ts";

const host = "www.west-end-nights.example";
const shared = { lang: "en-us", title: "Contract" };

/** Changes a page and the header of its host. Waits until both are on the page, and the header on the 404 page. */
export async function publishChanges({ baseUrl, contentUrl }: Site): Promise<void> {
  const { put, read } = contentEditor({ contentUrl });
  const becomes = (page: string, text: string) =>
    until(`${page} to show ${text}`, async () => (await visitPage(baseUrl, page)).shown.includes(text), {
      patienceMs: 20_000,
      pauseMs: 200,
    });
  const uid = `${host}.contract`;
  const putPage = (id: string, text: string) => {
    const heading = [{ type: "heading1", text, spans: [] }];
    return put(id, { ...shared, type: "content_page", uid, tags: [uid], data: { heading } });
  };
  const page = await putPage("contract", "Before the change");
  await becomes("westend/contract/", "Before the change");
  await putPage(page, "After the change");
  await becomes("westend/contract/", "After the change");
  // A page that was rendered before is the one that a cache could have.
  await visitPage(baseUrl, "westend/no-such/");
  const { id, data } = await read(`at(my.common_header.uid, "${host}")`);
  const changed: unknown = JSON.parse(JSON.stringify(data).replace(/"text":"[^"]+"/, '"text":"Curtain up"'));
  await put(id, { ...shared, type: "common_header", uid: host, tags: [host], data: changed });
  for (const each of ["westend/contract/", "westend/no-such/"]) await becomes(each, "Curtain up");
}
