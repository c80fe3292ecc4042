/** How grave it is that something can't be used by everybody, as axe-core says it; the gravest last. */
export const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const;
export type Impact = (typeof IMPACTS)[number];
