export { HostlessDocument as default } from "../_composition/Document.tsx";
