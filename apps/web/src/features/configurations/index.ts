// What other features may use of this one. The screens themselves are loaded by their routes.
export { RulesSection } from "./rules/rules-section.tsx";
