/** CSS of what, while it is open, keeps everything else from being used. */
export const MODAL = 'dialog:modal, [aria-modal="true"]';
