import { expect, test } from "vitest";
import { storedDocument } from "../../tests/support/present-store.ts";
import { documentBody } from "./document-body.ts";

const context = {
  documentId: (id: string) => ({ Zhere: "Zthere" })[id],
  isDocument: (id: string) => id !== "Zgone",
  file: () => undefined,
};

function makeBody(data: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path} ${problem}`);
  const document = storedDocument("Z1", { uid: "a.example.rome", tags: ["city"], data });
  return { ...documentBody(document, { ...context, report }), problems };
}

test("the address is written as a tag, which a hosted repository does not derive", () => {
  expect(makeBody({})).toMatchObject({ uid: "a.example.rome", tags: ["a.example.rome", "city"] });
});

test("links have the ids of the repository; one to a document that it lacks is reported, one that is broken here is not", () => {
  const to = (id: string) => ({ link_type: "Document", key: "k", id, text: "There" });
  expect(makeBody({ links: [to("Zhere"), to("Zmissing"), to("Zgone")] })).toMatchObject({
    data: {
      links: [
        { link_type: "Document", id: "Zthere", text: "There" },
        { link_type: "Any", text: "There" },
        { link_type: "Any", text: "There" },
      ],
    },
    problems: [expect.stringMatching(/^data\.links\.1 links to the document Zmissing/)],
  });
});

test("a picture whose file is missing is omitted, and reported", () => {
  const data = { rows: [{ photo: { id: "Z", url: "/media/none.webp?fp-x=1" }, name: "One" }] };
  expect(makeBody(data)).toMatchObject({
    data: { rows: [{ photo: undefined, name: "One" }] },
    problems: [expect.stringContaining('data.rows.0.photo shows the file "none.webp"')],
  });
});
