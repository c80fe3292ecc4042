/** The name under which a step keeps what it sees, for later steps of its case: "I remember the total as {{total}}". */
export function rememberedName(text: string): string | undefined {
  return REMEMBERING.exec(text)?.[1];
}

const REMEMBERING =
  /\b(?:remember|save|store|keep|note)(?:s|d|ed|ing)?(?: down)? .* as ["'“`]?\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}["'”`]?[.!]?\s*$/iu;
