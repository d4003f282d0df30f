import { expect, type Page } from "@playwright/test";
import { flag } from "../support/studio/hostile-document.ts";

interface Hostility {
  /** Fails when something of a hostile text ran, was requested, or was an element, in any frame. */
  readonly expectNone: (where: string) => Promise<void>;
}

const isOwn = (url: string) => /^(?:data|blob|about):|^https?:\/\/(?:[\w-]+\.)*localhost(?::\d+)?\//.test(url);

/** Watches a tab for all that a hostile text could do. */
export function watchHostility(page: Page): Hostility {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!isOwn(request.url())) seen.push(`request: ${request.url().slice(0, 200)}`);
  });
  page.on("console", (message) => {
    const text = message.text();
    // A picture that a policy blocks runs nothing.
    if (/Content Security Policy/.test(text) && !/img-src/.test(text)) seen.push(`policy: ${text.slice(0, 300)}`);
  });
  page.on("pageerror", (error) => seen.push(`error: ${error.message.slice(0, 300)}`));
  page.on("popup", (popup) => seen.push(`window: ${popup.url()}`));
  return {
    expectNone: async (where) => {
      for (const frame of page.frames()) seen.push(...(await frame.evaluate(findHostility, flag)));
      expect([where, seen]).toEqual([where, []]);
    },
  };
}

/** Runs in the page: lists scripts, handlers and addresses of a hostile text that became parts of it. */
function findHostility(name: string): readonly string[] {
  const found = Reflect.get(window, name) === undefined ? [] : ["a script ran"];
  for (const element of document.querySelectorAll("*")) {
    // Scripts of other types are data.
    const isExecuted = /^(?:|module|(?:text|application)\/javascript)$/i.test(element.getAttribute("type") ?? "");
    if (element.nodeName.toLowerCase() === "script" && isExecuted && element.textContent.includes(`window.${name}`))
      found.push("script");
    for (const { name: attribute, value } of element.attributes) {
      const leads = /^(?:href|src|action|formaction|xlink:href|srcdoc|data)$/.test(attribute);
      // Browsers omit control characters and spaces before an address.
      // oxlint-disable-next-line no-control-regex
      const runs = /^(?:javascript|data:text|vbscript)/i.test(value.replaceAll(/[\u0000- ]/g, ""));
      if (attribute.startsWith("on") || (leads && runs))
        found.push(`${element.nodeName} ${attribute}=${value.slice(0, 80)}`);
    }
  }
  return found;
}
