/** A link to an address from outside: only to the web. Anything else stays text. */
import type { ComponentChildren } from 'preact';

interface SafeLinkProps {
  address: string;
  children?: ComponentChildren;
}

export function SafeLink({ address, children }: SafeLinkProps) {
  if (!isOfTheWeb(address)) return <>{children ?? address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children ?? address}
    </a>
  );
}

function isOfTheWeb(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
}
