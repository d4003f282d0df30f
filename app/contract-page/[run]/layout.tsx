export { ContractDocument as default } from "@/framework/next/contract/ContractPage.tsx";
