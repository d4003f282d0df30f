export { default } from "@/app/[host]/[locale]/[currency]/[view]/[[...path]]/layout.tsx";
