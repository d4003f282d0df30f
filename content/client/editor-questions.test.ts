import { expect, test } from "vitest";
import { clientOf } from "./client.example.ts";
import { masterRef, playService, repositoryOf } from "./service.example.ts";

test("H27: tags are read through the form that the repository names", async () => {
  await using service = await playService({
    repository: () => ({ json: { ...repositoryOf(masterRef("m1")), forms: { tags: { action: tagsUrl } } } }),
    tags: () => ({ json: ["rome", "london"] }),
  });
  const tagsUrl = service.endpoint.replace("/v2", "/tags");
  expect(await clientOf(service).tags()).toEqual(["rome", "london"]);
});

test("I7: without that form it is said so", async () => {
  await using service = await playService();
  await expect(clientOf(service).tags()).rejects.toMatchObject({
    kind: "form-not-found",
    message: 'Form with name "tags" could not be found',
  });
});
