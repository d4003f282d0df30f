export { default, generateMetadata } from "@/app/[host]/[locale]/[currency]/[view]/[[...path]]/page.tsx";

/** Any page, where Next is not as the site relies on. It is rendered at each visit, and no cache stores it. */
export const dynamic = "force-dynamic";
