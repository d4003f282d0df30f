export { HostlessDocument as default } from "../HostlessDocument.tsx";
