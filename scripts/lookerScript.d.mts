export function lookerDefine(root: string): { LOOKER_SCRIPT: string };
