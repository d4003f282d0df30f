import { sites } from "/work/w/g/hosts/index.ts";
import { crawl, deadLinks } from "/work/w/g/tests/crawl/crawl.ts";
import { createFetch } from "/work/w/g/tests/crawl/fetch-page.ts";
import { readSitemap } from "/work/w/g/tests/crawl/read-sitemap.ts";
import { sampleOf } from "/work/w/g/tests/crawl/sample-of.ts";
import { alternateFaults, repeatedTexts } from "/work/w/g/tests/crawl/list-faults.ts";
const fetch = createFetch(3030);
const listed = [];
for (const { host } of sites) listed.push(...await readSitemap(host, fetch));
console.log(listed.length, "listed");
const chosen = sampleOf(listed, Number(process.argv[2]) / 100, Number(process.argv[3] ?? 7));
console.log(chosen.length, "chosen");
const af = alternateFaults(listed); console.log("alternate faults", af.length, af.slice(0, 10));
const report = await crawl(chosen, fetch);
for (const f of [...report.faults, ...repeatedTexts(report.pages)].slice(0, 120)) console.log(f);
console.log("pages done", report.sizes.length, "links", report.links.size);
console.log(report.sizes.filter(({bytes})=>bytes>24500).map(({url,bytes})=>url+" "+bytes).join("\n"));
const known = new Set(listed.map(({url})=>url));
if (process.argv[4]) { const dead = await deadLinks(report.links, listed, fetch); for (const d of dead.slice(0,60)) console.log(d); }
