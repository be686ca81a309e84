// For TypeScript with `noUncheckedSideEffectImports`, which looks for the types of a style sheet.
export {}
