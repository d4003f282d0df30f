export { default, generateMetadata } from "@/app/[host]/[locale]/[currency]/[view]/[[...path]]/page.tsx";

/** Any page, where Next is not as the site relies on: Next renders it at each visit, and no cache of either stores it. */
export const dynamic = "force-dynamic";
