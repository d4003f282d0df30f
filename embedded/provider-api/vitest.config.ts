import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "provider-api", include: ["**/*.test.ts"], testTimeout: 600_000 },
});
