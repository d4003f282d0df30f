import { expect, it } from "vitest";
import { webhookSettings } from "./webhook.ts";

const variables = { NODE_ENV: "production" } as const;

it("P33: the embedded service notifies the site by itself, with a secret of this start", () => {
  const [one, other] = [webhookSettings(variables, 3000), webhookSettings(variables, 3000)];
  expect(one.CONTENT_WEBHOOK_URL).toBe("http://localhost:3000/api/webhook");
  expect(one.CONTENT_WEBHOOK_SECRET).toMatch(/^[\da-f]{64}$/);
  expect(one.CONTENT_WEBHOOK_SECRET).not.toBe(other.CONTENT_WEBHOOK_SECRET);
});

it("a configured secret stays, and so does a configured receiver", () => {
  expect(webhookSettings({ ...variables, CONTENT_WEBHOOK_SECRET: "s3cret-s3cret" }, 80).CONTENT_WEBHOOK_SECRET).toBe(
    "s3cret-s3cret",
  );
  expect(webhookSettings({ ...variables, CONTENT_WEBHOOK_URL: "https://ours.example/" }, 80)).toEqual({});
});
