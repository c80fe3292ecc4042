/** The address of a file beside the page: relative, whatever the name is. */
export const besideAddress = (file: string, filesBase: string): string =>
  `./${filesBase}${file.split('/').map(encodeURIComponent).join('/')}`;

/** A picture beside the page is only shown if its name says that it is one. */
export const isPictureName = (file: string): boolean => /\.(?:png|jpe?g|webp|gif)$/i.test(file);
