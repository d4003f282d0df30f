export { default } from "@/app/not-found-page/[host]/[locale]/[currency]/layout.tsx";
