/** Ids that programmers give, for which a person has only their words: `com.app:id/login_button` is "login button". Pure. */

/** The facts of `names/markNames.ts` for an id; what it says of its kind may be left out. */
export function idFacts(id: string | undefined): Record<string, string> {
  const own = bareId(id);
  if (own === '') return {};
  const name = own.replace(KIND_BEFORE, '').replace(KIND_BEHIND, '');
  return { 'data-testid': own, ...(name !== '' && name !== own && { 'data-test': name }) };
}

export const bareId = (id = ''): string => id.replace(/^.*:id\//, '').replace(/^test-/i, '');

const KIND_BEFORE = /^(?:btn|button|txt|tv|et|edt|iv|img|cb|input|field|label|lbl|icon|text)[_-]/i;
const KIND_BEHIND =
  /(?:[_-](?:btn|button|field|input|edit_?text|text|textview|tv|et|iv|cb|view|label|icon|image|switch)|(?<=[a-z\d])(?:Btn|Button|Field|Input|EditText|Text|TextView|TV|ET|IV|CB|View|Label|Icon|Image|Switch))$/;

/** Nobody says or reads it: `test-Username`, `input-email`, `loginButton`. */
export function isId(said: string): boolean {
  return (
    /^test-|:id\/|^[\w.-]*_[\w.-]*$/i.test(said) ||
    /^[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+$/.test(said) ||
    /^[a-z\d]+(?:-[a-z\d]+){2,}$/.test(said) ||
    (/^[a-z]+-[\w-]+$/.test(said) && KIND_BEFORE.test(said))
  );
}

/** A field that has been left empty shows what it is for; older drivers don't say which of the two it is. */
export function isHint(shown: string, hints: readonly (string | undefined)[]): boolean {
  const plain = (said: string) => said.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return hints.some((hint) => hint !== undefined && hint !== '' && plain(bareId(hint)) === plain(shown));
}

const HIDDEN = /^[•●∙⬤*]+$/;

/** Of a password only its length is seen, and nothing else reported; what can be read in its field is what it is for. */
export const secretFacts = (shown: string): Record<string, string> => ({
  ...(HIDDEN.test(shown) || shown === '' ? {} : { placeholder: shown }),
  ...{ type: 'password', '.masked': 'true', '.secret': HIDDEN.test(shown) ? shown : '' },
});
