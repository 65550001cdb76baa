export { checkPiece, type PieceRules } from "./check-terms.ts";
export { termForms } from "./term-forms.ts";
