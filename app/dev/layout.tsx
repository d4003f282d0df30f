export { HostlessDocument as default } from "../_composition/HostlessDocument.tsx";
