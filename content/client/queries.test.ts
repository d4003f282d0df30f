import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import { masterRef, startTestService, repositoryOf } from "./test-service.example.ts";

test("H27: tags are read through the form that the repository names", async () => {
  await using service = await startTestService({
    repository: () => ({ json: { ...repositoryOf(masterRef("m1")), forms: { tags: { action: tagsUrl } } } }),
    tags: () => ({ json: ["rome", "london"] }),
  });
  const tagsUrl = service.endpoint.replace("/v2", "/tags");
  expect(await testClient(service).tags()).toEqual(["rome", "london"]);
});

test("I7: without that form it is said so", async () => {
  await using service = await startTestService();
  await expect(testClient(service).tags()).rejects.toMatchObject({
    kind: "form-not-found",
    message: 'Form with name "tags" could not be found',
  });
});
