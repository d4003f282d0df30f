import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Localized } from "./Localized.tsx";

test.each([
  [{ text: "Arena" }, "Arena"],
  [{ text: "Arena", dir: "ltr" } as const, '<span dir="ltr">Arena</span>'],
  [{ text: "Arena", lang: "en", dir: "ltr" } as const, '<span lang="en" dir="ltr">Arena</span>'],
])("X16: %j is %s", (text, html) => {
  expect(renderToStaticMarkup(<Localized text={text} />)).toBe(html);
});
