/** The attempts of a case as tabs, and the views of the one that is chosen. */
import { useState } from 'preact/hooks';
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { evidenceBlock } from '../../pageData.js';
import { VIEWS, useAddress } from '../address.js';
import { useBlock } from '../data.js';
import { Mark } from '../parts/Mark.js';
import { Tabs } from '../parts/Tabs.js';
import { PictureViewer } from '../picture/PictureViewer.js';
import { shownPictures } from '../picture/pictures.js';
import { AttemptView, VIEW_TITLES, ViewTitle } from './AttemptView.js';

export function CaseBody({ details }: { details: ReportedCase }) {
  const { address, go, replace } = useAddress();
  const chosen = Math.min(address.attempt ?? details.attempts.length, details.attempts.length);
  const attempt = details.attempts[chosen - 1];
  const evidence = useBlock<Evidence>(attempt?.evidence ? evidenceBlock(attempt.evidence) : null);
  const [large, setLarge] = useState<number | null>(null);
  if (!attempt) return <p class="nothing">The report says nothing of an attempt.</p>;
  return (
    <>
      {details.attempts.length > 1 && (
        <Tabs
          label="Attempts"
          class="attempts"
          tabs={details.attempts.map((one, index) => ({
            id: String(index + 1),
            title: <AttemptTitle of={one} number={index + 1} />,
          }))}
          chosen={String(chosen)}
          onChoose={(id) => go({ ...address, attempt: Number(id), step: null, message: null })}
        />
      )}
      <Tabs
        label="Views"
        class="views"
        tabs={VIEWS.map((view) => ({ id: view, title: <ViewTitle {...{ view, attempt, evidence }} /> }))}
        chosen={address.view}
        onChoose={(view) => replace({ ...address, view, message: null })}
      />
      <div role="tabpanel" aria-label={VIEW_TITLES[address.view]}>
        <AttemptView {...{ details, attempt, evidence }} onPicture={setLarge} />
      </div>
      <PictureViewer pictures={shownPictures(attempt)} opened={large} onOpen={setLarge} />
    </>
  );
}

function AttemptTitle({ of: { verdict }, number }: { of: Attempt; number: number }) {
  return (
    <>
      <Mark of={verdict} /> Attempt {number}
      <span class="hidden">, {verdict}</span>
    </>
  );
}
