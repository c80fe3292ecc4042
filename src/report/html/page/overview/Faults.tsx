/** What went wrong outside of any case: nobody may miss it. */
import { LongList } from '../parts/LongList.js';
import { plural } from '../words/format.js';

export function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section class="faults" aria-labelledby="faults-title">
      <h2 id="faults-title">{plural(faults.length, 'fault')} of the run itself</h2>
      <LongList items={faults} atOnce={10} each={(fault, index) => <li key={index}>{fault}</li>} />
    </section>
  );
}
