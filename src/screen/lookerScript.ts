/** The script in the page, bundled of `page/` where this is built or loaded. */
declare const LOOKER_SCRIPT: string;

/** Its value is a looker. */
export const lookerExpression = (): string =>
  `(() => { let looker; const give = (one) => { looker = one; }; ${LOOKER_SCRIPT}; return looker; })()`;
