/** A device and an app are those of a phone or a tablet: a case that names the desktop has no use for them. */
import type { Mistake } from '../case.js';
import type { CaseDraft } from '../finishCases.js';

export function mobileOptionsOnDesktop({ options, places, ...draft }: CaseDraft): Mistake[] {
  if (options.platform !== 'desktop') return [];
  const given = (['device', 'app'] as const).filter((name) => options[name] !== undefined);
  return given.map((name) => {
    const { line, column } = places[name] ?? draft;
    const message = `Failed to read the option "${name}": it needs platform: android or ios, and the platform is desktop here. Please correct "platform", or take "${name}" out.`;
    return { line, column, message };
  });
}
