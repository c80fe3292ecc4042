/** What was said in the session, message by message. */
import { useEffect, useRef } from 'preact/hooks';
import type { SessionMessage } from '../../../../contract/index.js';
import { useAddress } from '../address.js';
import { LongList } from '../parts/LongList.js';
import { asText, formatTime } from '../words.js';
import { ChangeLines } from '../parts/ChangeLines.js';

export function MessagesView({ messages }: { messages: readonly SessionMessage[] }) {
  const { message } = useAddress().address;
  const wanted = messages.findIndex(({ id }) => id === message);
  if (messages.length === 0) return <p class="nothing">The session has no messages.</p>;
  return (
    <section class="panel" aria-label="Messages">
      {message !== null && wanted === -1 && <p class="nothing">The session has no message {message}.</p>}
      <LongList
        items={messages}
        class="lined"
        atOnce={Math.max(200, wanted + 1)}
        each={(one) => <Message key={one.id} message={one} isWanted={one.id === message} />}
      />
    </section>
  );
}

function Message({ message, isWanted }: { message: SessionMessage; isWanted: boolean }) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { role, content, metadata, createdAt } = message;
  const original = metadata?.originalPrompt;
  return (
    <li ref={element} tabIndex={-1} class={`message ${isWanted ? 'is-wanted' : ''}`}>
      <p class="row wraps">
        <b>{role}</b>
        {metadata?.toolName != null && <span class="mono">{metadata.toolName}</span>}
        {metadata?.rejected === true && <span class="label is-failed">rejected by the safety review</span>}
        <time class="end muted small" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </p>
      {metadata?.rewritten === true && original != null ? (
        <PromptChange original={original} rewritten={content} />
      ) : (
        <p class="prose">{content}</p>
      )}
      {metadata?.rejectionReason != null && <p class="prose">{metadata.rejectionReason}</p>}
      <More metadata={metadata} />
    </li>
  );
}

function More({ metadata }: { metadata: SessionMessage['metadata'] }) {
  const { originalPrompt: _original, rewritten: _rewritten, ...rest } = metadata ?? {};
  if (Object.values(rest).every((value) => value == null)) return null;
  return (
    <details>
      <summary class="muted small">Details</summary>
      <pre tabIndex={0}>{asText(rest)}</pre>
    </details>
  );
}

/** The prompt as it was written, against what the service has made of it, line by line. */
function PromptChange({ original, rewritten }: { original: string; rewritten: string }) {
  return (
    <div class="prompt-change">
      <p class="muted">
        {original === rewritten
          ? 'The service took the prompt as it was written.'
          : 'The service rewrote the prompt: − as written, + as it was carried out.'}
      </p>
      <ChangeLines was={original.split('\n')} now={rewritten.split('\n')} label="Prompt" />
    </div>
  );
}
