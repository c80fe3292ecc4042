export function lookerDefine(): { LOOKER_SCRIPT: string };
