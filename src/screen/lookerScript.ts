/** The script in the page, bundled of `page/` where this is built or loaded. */
declare const LOOKER_SCRIPT: string;

/** Its value is a looker; it leaves nothing else in the page. */
export const lookerExpression = (): string => `(() => { ${LOOKER_SCRIPT}; return looker.createLooker(); })()`;
