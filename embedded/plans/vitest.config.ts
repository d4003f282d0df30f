import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "plans", include: ["**/*.test.ts"], testTimeout: 600_000 },
});
