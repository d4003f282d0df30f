import { startSite } from "./tests/support/start-site.ts";
const site = await startSite({ DEVELOPER_PAGES: "1" });
console.log(site.baseUrl, process.pid);
const end = async () => { await site.stop(); process.exit(0); };
process.on("SIGTERM", () => void end()); process.on("SIGINT", () => void end());
setTimeout(() => void end(), 1000 * Number(process.argv[2] ?? "600"));
