import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "booking", include: ["**/*.test.ts"], testTimeout: 600_000 },
});
