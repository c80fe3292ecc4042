/** What a page may be called, and where it may be. */
export const ADDRESS = /^(?:\/|https?:\/\/|[?#]|\.{1,2}\/)\S*$/;

/** "The login page" and "login" are one name. */
export const nameOfPage = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^the /, '')
    .replace(/ (?:page|screen)$/, '');

export function faultOfPage(name: string, address: unknown): string | undefined {
  if (nameOfPage(name) === '') return 'Failed to read a page: it has no name. Please write "login: /login".';
  if (typeof address === 'string' && ADDRESS.test(address)) return undefined;
  return `Failed to read the page "${name}": ${JSON.stringify(address)} is no address. Please write a path such as /login, or a full address.`;
}
