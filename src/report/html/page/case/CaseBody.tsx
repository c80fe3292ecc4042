/** The attempts of a case as tabs, and the views of the one that is chosen. */
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { evidenceBlock } from '../../pageData.js';
import { VIEWS, type View } from '../address/Address.js';
import { useAddress } from '../address/useAddress.js';
import { useBlock } from '../data/useBlock.js';
import { useKeys } from '../keys/useKeys.js';
import { Mark } from '../parts/Mark.js';
import { PictureViewer } from '../picture/PictureViewer.js';
import { shownPictures } from '../picture/shownPictures.js';
import { Tabs } from '../parts/Tabs.js';
import { AttemptView } from './AttemptView.js';
import { decisiveStep } from './decisiveStep.js';
import { VIEW_TITLES, viewTitle } from './viewTitle.js';

interface CaseBodyProps {
  details: ReportedCase;
  /** Index in the attempt's pictures. */
  largePicture: number | null;
  onPicture: (index: number | null) => void;
}

export function CaseBody({ details, largePicture, onPicture }: CaseBodyProps) {
  const { address, go, replace } = useAddress();
  const chosen = Math.min(address.attempt ?? details.attempts.length, details.attempts.length);
  const attempt = details.attempts[chosen - 1];
  const evidence = useBlock<Evidence>(attempt?.evidence ? evidenceBlock(attempt.evidence) : null);
  const pictures = attempt ? shownPictures(attempt) : [];
  const view = (next: View) => replace({ ...address, view: next, message: null });
  useKeys(address.hasKeys, {
    ...Object.fromEntries(VIEWS.map((name, index) => [String(index + 1), () => view(name)])),
    v: () => attempt && pictures.length > 0 && onPicture(decisiveOf(pictures, attempt)),
  });
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
        tabs={VIEWS.map((id) => ({ id, title: viewTitle(id, attempt, evidence) }))}
        chosen={address.view}
        onChoose={(id) => view(VIEWS.find((known) => known === id) ?? 'steps')}
      />
      <div role="tabpanel" aria-label={VIEW_TITLES[address.view]}>
        <AttemptView details={details} attempt={attempt} evidence={evidence} onPicture={onPicture} />
      </div>
      <PictureViewer pictures={pictures} opened={largePicture} onOpen={onPicture} />
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

function decisiveOf(pictures: ReturnType<typeof shownPictures>, attempt: Attempt): number {
  const step = decisiveStep(attempt);
  const own = pictures.findIndex((picture) => picture.step === step && step !== null);
  return own === -1 ? pictures.length - 1 : own;
}
