/** Ends with 0 when the site of this container is healthy: what a HEALTHCHECK runs. */
const port = process.env.PORT || "3000";
const healthy = await fetch(`http://localhost:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = healthy ? 0 : 1;
