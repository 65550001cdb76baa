export { checkPiece, type PieceRules, pieceRules } from "./check-piece.ts";
export { termForms } from "./term-forms.ts";
