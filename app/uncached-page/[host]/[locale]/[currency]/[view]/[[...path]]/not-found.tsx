export { default } from "@/app/[host]/[locale]/[currency]/[view]/[[...path]]/not-found.tsx";
