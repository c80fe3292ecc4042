/** Where a picture is: in the page, or beside it. */
import { besideAddress, isPictureName } from '../../besideAddress.js';
import { PICTURE_TYPES, pictureBlock, smallBlock } from '../../pageData.js';

/** The whole picture; undefined where it is none that may be shown. */
export function wholePicture(file: string, filesBase: string): string | undefined {
  return inlined(pictureBlock(file)) ?? (isPictureName(file) ? besideAddress(file, filesBase) : undefined);
}

/** A small version if there is one. */
export const smallPicture = (file: string, filesBase: string): string | undefined =>
  inlined(smallBlock(file)) ?? wholePicture(file, filesBase);

function inlined(id: string): string | undefined {
  const element = document.getElementById(id);
  const type = PICTURE_TYPES.find((known) => known === element?.dataset['type']);
  return element && type ? `data:${type};base64,${element.textContent}` : undefined;
}
