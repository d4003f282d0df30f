export { FieldForm } from "./FieldForm.tsx";
