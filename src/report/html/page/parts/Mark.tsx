/** The sign of a verdict or of a step's status: a shape of its own for each, not a colour alone. */

const PATHS = {
  passed: 'M4.5 8.3 7 10.8 11.6 5.6',
  failed: 'M5.2 5.2 10.8 10.8 M10.8 5.2 5.2 10.8',
  error: 'M8 4.3V8.8 M8 11.4V11.6',
  warned: 'M8 4.3V8.8 M8 11.4V11.6',
  skipped: 'M4.8 8H11.2',
  flaky: 'M4 9.2C5.4 5.2 6.8 5.2 8 8S10.6 10.8 12 6.8',
  unknown: 'M8 8V8.1',
};

const ALIKE: Record<string, keyof typeof PATHS> = { cancelled: 'skipped', interrupted: 'error' };

const isSign = (name: string): name is keyof typeof PATHS => name in PATHS;

interface MarkProps {
  of: string;
  /** Said by screen readers; without it the mark is decoration beside a text that says the same. */
  label?: string;
}

export function Mark({ of, label }: MarkProps) {
  const sign = isSign(of) ? of : (ALIKE[of] ?? 'unknown');
  return (
    <svg
      class={`mark is-${sign}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="8" cy="8" r="7" />
      <path d={PATHS[sign]} />
    </svg>
  );
}
