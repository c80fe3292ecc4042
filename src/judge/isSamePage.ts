/** Whether an address is the page that is meant. */

interface Comparing {
  startUrl: string | undefined;
  /** A query that isn't written must not be there. */
  wholeQuery?: boolean;
}

/** The query and the fragment count only where they are written; a slash at the end never does. */
export function isSamePage(url: string, wanted: string, { startUrl, wholeQuery }: Comparing): boolean {
  const base = startUrl ?? url;
  if (!URL.canParse(url) || !URL.canParse(wanted, base)) return false;
  const [is, should] = [new URL(url), new URL(wanted, base)];
  const path = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
  return (
    is.origin === should.origin &&
    path(is) === path(should) &&
    ((should.search === '' && wholeQuery !== true) || is.search === should.search) &&
    (should.hash === '' || is.hash === should.hash)
  );
}
