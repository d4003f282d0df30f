/** Ends with 0 when the site of this container is healthy: what a HEALTHCHECK runs. */
const port = process.env.PORT || "3000";
const host = process.env.HOST || "localhost";
const healthy = await fetch(`http://${host.includes(":") ? `[${host}]` : host}:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = healthy ? 0 : 1;
