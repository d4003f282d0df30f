import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "content-service", include: ["**/*.test.ts"], testTimeout: 600_000 },
});
