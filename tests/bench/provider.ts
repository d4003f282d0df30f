import { loadCatalog } from "../../embedded/provider-api/source/load-catalog.ts";
import { measure } from "./provider/measure.ts";
import { questionsOf } from "./provider/questions.ts";
import { table } from "./provider/table.ts";

/**
 * How the provider grows: typical milliseconds of the same questions at several sizes, by default 400, 10,000 and
 * 100,000 products, or those named on the command line. What counts are the factors, not the times.
 */
const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [400, 10_000, 100_000];
const data = new URL("../../embedded/provider-api/data/", import.meta.url);
/** A larger catalog begins with the smaller one, so that all of them have the products that are asked for. */
const questions = questionsOf(loadCatalog(data, Math.min(...sizes)));

console.log("Milliseconds by number of products; × is against the first column.");
const columns = [];
for (const size of sizes) columns.push([size, await measure(data, size, questions)] as const);
console.log(table(columns));
