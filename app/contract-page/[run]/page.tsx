import { environment } from "@/app/_composition/environment.ts";
import { ContractPage } from "@/framework/next/contract/ContractPage.tsx";

/** As those of pages for visitors. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export { metadata } from "@/framework/next/contract/ContractPage.tsx";

/** The page that the process renders before the first visitor, to verify what it relies on. */
export default function Page() {
  return <ContractPage mark={environment.scriptMark} />;
}
