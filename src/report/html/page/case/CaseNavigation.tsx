/** From a case back to the list, and to the cases beside it in the list. */
import { hashOf, ofCase } from '../address/Address.js';
import { useAddress } from '../address/useAddress.js';
import { useReport } from '../data/ReportContext.js';
import { useKeys } from '../keys/useKeys.js';
import type { SearchableCase } from '../query/SearchableCase.js';

interface CaseNavigationProps {
  opened: SearchableCase | undefined;
  found: readonly SearchableCase[];
  onHelp: () => void;
}

export function CaseNavigation({ opened, found, onHelp }: CaseNavigationProps) {
  const { title } = useReport();
  const { address, go } = useAddress();
  const place = found.findIndex(({ index }) => index === opened?.index);
  const addressOf = (index: number) => {
    const one = place === -1 ? undefined : found[index];
    return one && ofCase(address, one.listed.id);
  };
  const [before, next] = [addressOf(place - 1), addressOf(place + 1)];
  useKeys(address.hasKeys, { k: () => before && go(before), j: () => next && go(next) });
  return (
    <nav class="case-nav" aria-label="Cases">
      <a href={hashOf(ofCase(address, null))} class="back">
        <span aria-hidden="true">←</span> {title}
      </a>
      {address.query !== '' && <span class="muted case-nav-query">{address.query}</span>}
      <span class="case-nav-side">
        {place !== -1 && (
          <span class="muted">
            {place + 1} of {found.length}
          </span>
        )}
        <NavigationLink to={before && hashOf(before)} label="Previous case" sign="↑" />
        <NavigationLink to={next && hashOf(next)} label="Next case" sign="↓" />
        <button type="button" class="button is-quiet" onClick={onHelp}>
          Keys <kbd>?</kbd>
        </button>
      </span>
    </nav>
  );
}

function NavigationLink({ to, label, sign }: { to: string | undefined; label: string; sign: string }) {
  if (to === undefined) return null;
  return (
    <a class="button is-quiet" href={to} aria-label={label} title={label}>
      <span aria-hidden="true">{sign}</span>
    </a>
  );
}
