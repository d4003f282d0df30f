export { default, generateMetadata } from "@/app/not-found-page/[host]/[locale]/[currency]/[[...elsewhere]]/page.tsx";

/** The not-found page of a host, where Next is not as the site relies on. No cache stores it. */
export const dynamic = "force-dynamic";
